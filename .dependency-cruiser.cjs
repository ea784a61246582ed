// The arrows between packages. Sources only: a test may import whatever helps it.
const allowed = {
  rules: [],
  content: ['rules'],
  session: ['rules', 'content'],
  language: ['rules', 'content'],
  advisor: ['rules'],
  career: ['rules', 'session'],
  lab: ['rules', 'content', 'session', 'language', 'advisor'],
  testkit: ['rules', 'content', 'session', 'language'],
}

const arrows = Object.entries(allowed).map(([name, targets]) => ({
  name: `arrows-of-${name}`,
  comment: `${name} may import of this repository only: ${[name, ...targets].join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^(packages|apps|scripts)/', pathNot: `^packages/(${[name, ...targets].join('|')})/src/` },
}))

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'every-package-has-arrows',
      comment: 'a new package is added to the list at the top of this file',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(allowed).join('|')})/` },
      to: {},
    },
    {
      name: 'rules-import-nothing',
      comment: 'neither Node nor any library',
      severity: 'error',
      from: { path: '^packages/rules/src/' },
      to: { pathNot: '^packages/rules/src/' },
    },
    {
      name: 'content-takes-types-only-from-rules',
      severity: 'error',
      from: { path: '^packages/content/src/' },
      to: { path: '^packages/rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-run-in-a-browser-too',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/testkit/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testkit-only-in-tests-and-scripts',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/testkit/' },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      from: { pathNot: '^apps/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-are-entered-by-their-index',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/($1/|[^/]+/src/index[.]ts$)' },
    },
    {
      name: 'scripts-enter-packages-by-their-index',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^packages/', pathNot: '^packages/[^/]+/src/index[.]ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      comment: 'what cannot be found cannot be checked',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'types', 'default'],
    },
  },
}
