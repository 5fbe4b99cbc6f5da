/** A letter that is not here stays: it has no accent that everyone has a font for. */
const accented = new Map(
  Object.entries({
    ...{
      a: 'àà',
      c: 'ç',
      d: 'đ',
      e: 'éé',
      g: 'ğ',
      h: 'ĥ',
      i: 'îî',
      l: 'ļ',
      n: 'ñ',
      o: 'öö',
      r: 'ŕ'
    },
    ...{ s: 'š', t: 'ţ', u: 'û', w: 'ŵ', y: 'ý', A: 'À', C: 'Ç', D: 'Đ', E: 'É', G: 'Ğ', I: 'Î' },
    ...{ L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', W: 'Ŵ', Y: 'Ý' }
  })
)

/** A text with accents, a third longer and in brackets; places for values stay: `⟦Þàà {amount}⟧`. */
export function pseudoText(text: string): string {
  const letters = text.replace(/\{\w+\}|\w/g, part => accented.get(part) ?? part)
  return text && `⟦${letters}⟧`
}

/** The same of every text in a module of messages. */
export function pseudoTexts<Messages>(messages: Messages): Messages
export function pseudoTexts(messages: unknown): unknown {
  if (typeof messages === 'string') return pseudoText(messages)
  if (Array.isArray(messages)) return messages.map(each => pseudoTexts(each))
  const entries = Object.entries(messages as object)
  return Object.fromEntries(entries.map(([name, each]) => [name, pseudoTexts(each)]))
}
