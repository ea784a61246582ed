const MS = 400

/** How much of a core this process gets while it wants all of it. */
export function coreShare(): number {
  const begun = performance.now()
  const before = process.cpuUsage()
  while (performance.now() - begun < MS);
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (performance.now() - begun)
}
