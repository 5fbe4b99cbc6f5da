import { dateText } from '../messages/date-text.ts'

/**
 * A message with its values: `{name}` becomes the value, a date as people write it (`dateText`). A place
 * without a value stays visible.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>
): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    dateText(String(values[name] ?? place))
  )
}
