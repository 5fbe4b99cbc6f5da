import { earlyValues } from '#early-values'
import type { EarlyCall } from '../lib/early.ts'
import { isZeroCode } from '../lib/is-zero-code.ts'

/**
 * A place in a template: `{{data.productName}}`, or `{{data.noticeMsg?}}` for a text that may be
 * missing, or `{{data.enabled~1}}` for what is not shown, but has to look like this.
 */
const place = /^\{\{([^?~]+)([?~]?)(.*)\}\}$/

/** One for each entry of a list, `{{detail[].text}}`, or for the first two, `{{detail[2].text}}`. */
const listed = /^\{\{(.+?)\[(\d*)\]/

/** What an empty text takes with it, and one that is not shown. */
const around = 'p,li,div'

function textsIn(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const valueAt = (data: unknown, path: string) =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], data)

/** What stands for all entries of a list: an only child (a button is inside one), or a tab. */
const rowOfAll = ':only-child:not(button),[role=tab]'

/** Puts a row for each entry of its list where one stands for all. */
function repeatRow(text: Text, data: unknown): void {
  const [, list = '', most] = listed.exec(text.data) ?? []
  // Without such an only child this throws: the page is then React's, as after any surprise.
  let row = text.parentElement as HTMLElement
  while (!row.matches(rowOfAll)) row = row.parentElement as HTMLElement
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
  const [, path, mark, wanted] = place.exec(text.data) ?? []
  if (!path) return true
  const value = valueAt(data, path) ?? ''
  const looksSo = RegExp(`^${wanted}$`).test(value as string)
  if (mark && looksSo) (text.parentElement as Element).closest(around)?.remove()
  else if (mark === '~' || typeof value !== 'string' || value === '' || value.length > 5000)
    return false
  else text.data = value
  return true
}

function fill(content: Node, data: unknown): boolean {
  const first = textsIn(content).find(text => listed.test(text.data))
  if (!first) return textsIn(content).every(text => fillPlace(text, data))
  // One after the other: a row may have a list of its own.
  repeatRow(first, data)
  return fill(content, data)
}

/**
 * Shows the early answer in the page's template, as long as React has not come. Whatever is out
 * of the ordinary is left to it: a refusal, a gap in the answer, an answer that leads elsewhere.
 */
export async function showEarly(early: EarlyCall): Promise<boolean> {
  const response = await early.response
  const answer = await response.clone().json()
  const template = document.getElementById('unfilled') as HTMLTemplateElement | null
  const island = document.getElementById('root')
  if (!response.ok || !template || !island || !isZeroCode(answer.code)) return false
  const content = document.importNode(template.content, true)
  const values = earlyValues(answer, new URLSearchParams(location.search))
  if (!fill(content, values) || early.late) return false
  island.replaceChildren(content)
  return true
}
