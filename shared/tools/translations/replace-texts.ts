/** A comment, or a string and whether it is a key or the path of an import. */
const tokens =
  /\/\*[\s\S]*?\*\/|\/\/.*|((?:from )?)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(\s*:)?/g

function quoted(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/'/g, "\\'")}'`
}

/** Throws where the module has more than plain texts. */
export function replaceTexts(source: string, texts: readonly string[]): string {
  const rest = [...texts]
  const start = source.search(/^export const \w+(?:: [\w ]+)? = [{[]/m)
  const body = source
    .slice(start)
    .replace(tokens, (token, from: string, literal?: string, colon?: string) => {
      if (!literal || from || colon) return token
      const text = rest.shift()
      if (text === undefined) throw new Error('has more texts than it exports')
      return quoted(text)
    })
  if (rest.length > 0) throw new Error('exports texts that do not stand in it')
  return source.slice(0, start) + body
}
