const maxParameters = 100
const maxLength = 2000

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** A closing bracket before an equals sign ends a name, as for qs. */
const parts = /^(.*?\](?==)|[^=]*)=?(.*)/s

/** As `parseQuery` without qs, which is too large here; a test compares them. */
export function readAddress(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  const plain = search.slice(1).replace(/%5B/gi, '[').replace(/%5D/gi, ']')
  for (const part of plain.split('&', maxParameters)) {
    const [, name = '', value = ''] = (parts.exec(part) ?? []).map(decode)
    if (name) query[name] = value
  }
  for (const name in query) if ((query[name] as string).length > maxLength) delete query[name]
  return query
}
