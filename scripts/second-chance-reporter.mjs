// A test that failed and passed when it was run again is no failure, but nobody should have to guess what it was.
export default class SecondChanceReporter {
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state !== 'passed' || !errors?.length) return
    console.log(`\nPassed at the second try: ${test.module.moduleId} > ${test.fullName}`)
    for (const { stack, message } of errors) console.log(stack ?? message)
  }
}
