/**
 * A message with its values: `{name}` becomes the value of that name, as it is. A place that has no
 * value stays, so that a forgotten one is seen.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>
): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
