import { dateText } from './date-text.ts'

/** `(02) 5550 0142`: the spaces in it must not break. */
const phone = /^[+(\d][\d ()]{6,20}$/

/** `{name}` becomes the value, a date by `dateText`; a place without a value stays visible. */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>
): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = String(values[name] ?? place)
    return phone.test(value) ? value.replace(/ /g, '\u00a0') : dateText(value)
  })
}
