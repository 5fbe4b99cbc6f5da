import type { Problem } from './schema-problems.ts'

/** Engines name a position, a line, or nothing. */
function withLine(message: string, text: string): string {
  return message.replace(/ in JSON at position (\d+)(?: \(.*\))?$/, (_, position) => {
    const line = text.slice(0, Number(position)).split('\n').length
    return ` in line ${line}`
  })
}

/** Word processors make quotes curly. */
function curlyQuotes(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (!/[“”„‟]/.test(line)) return []
    return [`has curly quotes in line ${index + 1}: “ and ” have to be "`]
  })
}

export function readJson(
  name: string,
  text: string
): { document: unknown } | { problems: Problem[] } {
  try {
    return { document: JSON.parse(text) }
  } catch (error) {
    const curly = curlyQuotes(text)
    const message = error instanceof Error ? error.message : String(error)
    const reasons = curly.length > 0 ? curly : [`is no JSON: ${withLine(message, text)}`]
    return { problems: reasons.map(reason => ({ field: `The ${name}`, reason })) }
  }
}
