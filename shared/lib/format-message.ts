/** A message with its values: `{name}` becomes the value. A place without a value stays visible. */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>
): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
