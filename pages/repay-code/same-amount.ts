const digitsOf = (amount: string) => amount.replace(/\D/g, '')

/** Whether two texts name the same amount, each written in its own way. */
export function isSameAmount(one: string, other: string): boolean {
  return digitsOf(one) === digitsOf(other)
}
