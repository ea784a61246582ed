import { isLang, localeLanguage, typedLanguage } from './language-choice.ts'
import { run } from './program.ts'
import { endWithOutput } from './terminal/broken-output.ts'

const args = process.argv.slice(2)

endWithOutput(process.stdout, () => {
  const typed = typedLanguage(args) ?? ''
  return isLang(typed) ? typed : localeLanguage(process.env)
})

await run(args)
