import { dateText } from '../messages/date-text.ts'
import { type Slot, type SlotKind, type SlotPath, slotIn, type TemplateFacts } from './slots.ts'

type SlotFacts = Pick<TemplateFacts, 'slots' | 'required'>

interface Open extends Slot {
  text: Text
}

const kinds: Record<SlotKind, RegExp> = {
  empty: /^$/,
  digits: /^\d{1,15}$/,
  one: /^1$/,
  id: /^[\w-]+$/
}

/** The node of all entries of a list. */
const rowOfAll = ':only-child:not(button),[role=tab]'

/** It goes away with a missing text. */
const around = 'p,li,div'

const isEach = (name: string | number) => typeof name === 'number'

function textsIn(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const valueAt = (data: unknown, path: SlotPath) =>
  path.reduce((value, name) => (value as Record<string, unknown>)[name], data)

function pathsOf(data: unknown, path: SlotPath): SlotPath[] {
  const at = path.findIndex(isEach)
  const list = valueAt(data, path.slice(0, at)) as unknown[]
  const entries = list.slice(0, (path[at] as number) || undefined)
  // The page itself handles an empty list and an endless one.
  if (!entries[0] || entries[1000]) throw path
  return entries.map((_, index) => [...path.slice(0, at), `${index}`, ...path.slice(at + 1)])
}

function isRequired(data: unknown, path: SlotPath, kind: SlotKind): boolean {
  return path.some(isEach)
    ? pathsOf(data, path).every(each => isRequired(data, each, kind))
    : kinds[kind].test((valueAt(data, path) ?? '') as string)
}

function repeatRow({ text, path }: Open, open: Open[], data: unknown): Open[] {
  const at = path.findIndex(isEach)
  // Without such an only child this throws: the page is then React's, as after any surprise.
  let row = text.parentElement as HTMLElement
  while (!row.matches(rowOfAll)) row = row.parentElement as HTMLElement
  const inRow = textsIn(row)
  const copies = pathsOf(data, path).flatMap(entry => {
    const copy = row.cloneNode(true) as HTMLElement
    row.before(copy)
    const texts = textsIn(copy)
    return open.flatMap(each => {
      const index = inRow.indexOf(each.text)
      const own = each.path.map((name, place) => (place === at ? (entry[at] as string) : name))
      return index < 0 ? [] : [{ ...each, text: texts[index] as Text, path: own }]
    })
  })
  row.remove()
  return [...copies, ...open.filter(each => !inRow.includes(each.text))]
}

/** False for a missing value, or a text that the page has to cut. */
function fillSlot({ text, path, optional, hidden }: Open, data: unknown): boolean {
  const value = valueAt(data, path) ?? ''
  if (typeof value !== 'string' || value.length > 5000) return false
  if (value) text.data = hidden ? '' : dateText(value)
  else if (optional) text.parentElement?.closest(around)?.remove()
  return value !== '' || optional === true
}

/** False if a needed value is missing. May throw at an unusual answer. */
export function fillSlots(content: Node, { slots, required }: SlotFacts, data: unknown): boolean {
  let open = textsIn(content).flatMap((text): Open[] => {
    const slot = slots[slotIn(text.data)]
    return slot ? [{ text, ...slot }] : []
  })
  for (;;) {
    const listed = open.find(({ path }) => path.some(isEach))
    if (!listed) break
    open = repeatRow(listed, open, data)
  }
  return (
    required.every(({ path, kind }) => isRequired(data, path, kind)) &&
    open.every(each => fillSlot(each, data))
  )
}
