/** A page's html until its document is known: it is filled after marks, bundling and minifying. */
export const marks = {
  attributes: 'data-mark="attributes"',
  head: '<template data-mark="head"></template>',
  body: '<template data-mark="body"></template>'
} as const

export interface DocumentParts {
  attributes: string
  head: string
  body: string
}

/** The text before and after a mark. Throws with the page's name where it does not stand once. */
function around(html: string, mark: string, file: string): [before: string, after: string] {
  const [before, after, ...others] = html.split(mark)
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`pages/${file} has to have ${mark} once`)
  }
  return [before, after]
}

export function fillShell(html: string, parts: DocumentParts, file: string): string {
  return (['attributes', 'head', 'body'] as const).reduce((filled, name) => {
    const [before, after] = around(filled, marks[name], file)
    return before + parts[name] + after
  }, html)
}

/** Fills a built shell. The tags that Vite has put at the end of its head give way to the head's own. */
export function fillBuiltShell(html: string, parts: DocumentParts, file: string): string {
  const [before, after] = around(html, marks.head, file)
  const [, body] = around(after, '</head>', file)
  return fillShell(`${before}${marks.head}</head>${body}`, parts, file)
}
