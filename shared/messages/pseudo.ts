/** Other letters stay: not every font has their accents. */
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

/** `⟦Þàà {amount}⟧`: a third longer; places for values stay. */
export function pseudoText(text: string): string {
  const letters = text.replace(/\{\w+\}|\w/g, part => accented.get(part) ?? part)
  return text && `⟦${letters}⟧`
}

export function pseudoTexts<Messages>(messages: Messages): Messages
export function pseudoTexts(messages: unknown): unknown {
  if (typeof messages === 'string') return pseudoText(messages)
  if (Array.isArray(messages)) return messages.map(each => pseudoTexts(each))
  const entries = Object.entries(messages as object)
  return Object.fromEntries(entries.map(([name, each]) => [name, pseudoTexts(each)]))
}
