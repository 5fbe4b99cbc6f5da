/** By path: `guideMessages.wallet.0.text`. */
export function flatTexts(messages: unknown, path = ''): Map<string, string> {
  if (typeof messages === 'string') return new Map([[path, messages]])
  const entries = Object.entries(messages ?? {})
  return new Map(
    entries.flatMap(([name, value]) => [...flatTexts(value, path ? `${path}.${name}` : name)])
  )
}

/** Such as `{amount}`, in alphabetical order. */
export function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}
