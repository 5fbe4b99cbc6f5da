import type { EarlyCall } from '../lib/early.ts'
import { isZeroCode } from '../lib/is-zero-code.ts'

/** A place in a template: `{{productName}}`, or `{{noticeMsg?}}` for a text that may be missing. */
const place = /^\{\{([^?]+)(\?)?\}\}$/

/** One for each entry of a list, `{{detail[].text}}`, or for the first two, `{{detail[2].text}}`. */
const listed = /^\{\{(.+)\[(\d*)\]\./

/** What an empty text takes with it. */
const around = 'p,li,div'

function textsIn(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const valueAt = (data: unknown, path: string) =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], data)

/** Puts a row for each entry of its list where one row stands for all: where it is an only child. */
function repeatRow(text: Text, data: unknown): void {
  const [, list, most] = listed.exec(text.data) ?? []
  if (!list) return
  // Without such an only child this throws: the page is then React's, as after any surprise.
  let row = text.parentElement as HTMLElement
  while (row.nextElementSibling || row.previousElementSibling)
    row = row.parentElement as HTMLElement
  const entries = (valueAt(data, list) as unknown[]).slice(0, Number(most) || undefined)
  // What a page does about an empty list, or an endless one, is its own.
  if (!entries[0] || entries[1000]) throw list
  entries.forEach((_, index) => {
    const copy = row.cloneNode(true) as HTMLElement
    for (const each of textsIn(copy)) each.data = each.data.replace(/\[\d*\]/, `.${index}`)
    row.before(copy)
  })
  row.remove()
}

/** Whether the place has found its text; a longer one is for the page to cut. */
function fillPlace(text: Text, data: unknown): boolean {
  const [, path, isOptional] = place.exec(text.data) ?? []
  if (!path) return true
  const value = valueAt(data, path) ?? ''
  if (value === '' && isOptional) (text.parentElement as Element).closest(around)?.remove()
  else if (typeof value !== 'string' || value === '' || value.length > 5000) return false
  else text.data = value
  return true
}

function fill(content: Node, data: unknown): boolean {
  for (const text of textsIn(content)) {
    if (content.contains(text)) repeatRow(text, data)
  }
  return textsIn(content).every(text => fillPlace(text, data))
}

/**
 * Shows the early answer in the page's template, as long as React has not come. Whatever is out
 * of the ordinary is left to it: a refusal, a gap in the answer, an answer that leads elsewhere.
 */
export async function showEarly(early: EarlyCall): Promise<boolean> {
  const response = await early.response
  const { code, data } = await response.clone().json()
  const template = document.getElementById('early') as HTMLTemplateElement | null
  const island = document.getElementById('root')
  if (!template || !island || !isZeroCode(code)) return false
  const { unless } = template.dataset
  if (unless && data[unless]) return false
  const content = document.importNode(template.content, true)
  if (!fill(content, data) || early.late) return false
  island.replaceChildren(content)
  return true
}
