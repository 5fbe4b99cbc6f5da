/** Lanczos's coefficients for g = 7. */
const coefficients = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7
]

/** The natural logarithm of the gamma function, to 13 digits (Lanczos, 1964). */
export function logGamma(value: number): number {
  const x = value - 1
  const sum = coefficients.reduce(
    (total, coefficient, index) => total + coefficient / (x + index + 1),
    0.9999999999998099
  )
  const t = x + 7.5
  return Math.log(2 * Math.PI) / 2 + (x + 0.5) * Math.log(t) - t + Math.log(sum)
}
