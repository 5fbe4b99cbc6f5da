/** Writes what was typed the way it is shown. Given its own result it changes nothing. */
export type Mask = (text: string) => string

/** The digits of a text, also those of a Chinese keyboard, which are twice as wide. */
export const onlyDigits: Mask = text => text.normalize('NFKC').replace(/\D/g, '')

/** Digits, and no more of them than that: an SMS code. */
export function digitsUpTo(length: number): Mask {
  return text => onlyDigits(text).slice(0, length)
}

/** A card or account number in fours: `1234 5678 9012 3`. */
export const maskCard: Mask = text => onlyDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ')

export function charactersUpTo(length: number): Mask {
  return text => Array.from(text.trim()).slice(0, length).join('')
}
