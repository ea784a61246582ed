/** Stirling's series for the logarithm of the gamma function, exact to twelve digits from here on. */
const FAR = 12

function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < FAR; at++) shift += Math.log(at)
  const inverse = 1 / (at * at)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - shift
}

/** The logarithm of the beta function. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)
