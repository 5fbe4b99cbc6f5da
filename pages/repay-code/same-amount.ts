/** In hundredths: what is written without cents gets them. */
function hundredthsOf(amount: string): string {
  const digits = amount.replace(/\D/g, '')
  return /[.,]\d\d\D*$/.test(amount) ? digits : `${digits}00`
}

export function isSameAmount(one: string, other: string): boolean {
  return hundredthsOf(one) === hundredthsOf(other)
}
