/** Given its own result it changes nothing. */
export type Mask = (text: string) => string

/** Also the wide digits of a Chinese keyboard. */
export const onlyDigits: Mask = text => text.normalize('NFKC').replace(/\D/g, '')

export function digitsUpTo(length: number): Mask {
  return text => onlyDigits(text).slice(0, length)
}

/** `1234 5678 9012 3` */
export const maskCard: Mask = text => onlyDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ')

export function charactersUpTo(length: number): Mask {
  return text => Array.from(text.trim()).slice(0, length).join('')
}
