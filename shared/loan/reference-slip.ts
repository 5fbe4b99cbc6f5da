export type ReferenceSlip = 'letter' | 'short'

const shortest = 6

const compact = (text: string) => text.replace(/[\s-]/g, '')
const isNumber = (text: string) => /^\d+$/.test(text)

/** A likely typing mistake, judged by other references of the channel: a hint, no check. */
export function referenceSlip(typed: string, others: readonly string[]): ReferenceSlip | undefined {
  const text = compact(typed)
  if (text.length < shortest) return undefined
  const digits = text.replace(/O/gi, '0').replace(/[Il]/g, '1')
  if (!isNumber(text)) return isNumber(digits) ? 'letter' : undefined
  const lengths = new Set(
    others
      .map(compact)
      .filter(isNumber)
      .map(({ length }) => length)
  )
  return lengths.size === 1 && lengths.has(text.length + 1) ? 'short' : undefined
}
