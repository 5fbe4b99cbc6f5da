import type { EarlyCall } from '../lib/early.ts'
import { isZeroCode } from '../lib/is-zero-code.ts'

/** A place in a template: `{{productName}}`, or `{{detail[].text}}` for each entry of a list. */
const place = /^\{\{(.+)\}\}$/

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
  const [list, field] = text.data.slice(2).split('[].')
  if (!list || !field) return
  let row = text.parentElement
  while (row?.nextElementSibling || row?.previousElementSibling) row = row.parentElement
  const entries = valueAt(data, list) as unknown[]
  entries.forEach((_, index) => {
    const copy = row?.cloneNode(true) as HTMLElement
    for (const each of textsIn(copy)) each.data = each.data.replace('[]', `.${index}`)
    row?.before(copy)
  })
  row?.remove()
}

/** Whether every place has found its text; longer ones are for the page to cut. */
function fill(content: Node, data: unknown): boolean {
  for (const text of textsIn(content)) {
    if (content.contains(text)) repeatRow(text, data)
  }
  return textsIn(content).every(text => {
    const path = place.exec(text.data)?.[1]
    if (!path) return true
    const value = valueAt(data, path)
    if (typeof value !== 'string' || value === '' || value.length > 5000) return false
    text.data = value
    return true
  })
}

/**
 * Shows the early answer in the page's template, as long as React has not come. Whatever is out
 * of the ordinary is left to it: a refusal, a gap in the answer, an answer that leads elsewhere.
 */
export async function showEarly(early: EarlyCall): Promise<boolean> {
  const response = await early.response
  const { code, data } = await response.clone().json()
  const template = document.getElementById('early')
  const island = document.getElementById('root')
  if (!(template instanceof HTMLTemplateElement) || !island || !isZeroCode(code)) return false
  const { unless } = template.dataset
  if (unless && data[unless]) return false
  const content = document.importNode(template.content, true)
  if (!fill(content, data) || early.late) return false
  island.replaceChildren(content)
  return true
}
