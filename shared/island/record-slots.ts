import { markOf, type Slot, type SlotKind, type SlotPath, type TemplateFacts } from './slots.ts'

type Recorded = Pick<TemplateFacts, 'slots' | 'required'>

/** Takes the place of an answer's data while the build renders, and records each text that is read. */
export interface Slots {
  /** Texts under our names, each of which has to be there once a component has read it. */
  texts: <Name extends string>(wire: Record<Name, string>) => Record<Name, string>
  text: (name: string) => string
  /** A text that may be missing, with the paragraph or entry around it. */
  optionalText: (name: string) => string
  /** Stands where something is shown only with this value, which is not shown itself. */
  condition: (name: string) => string
  within: (name: string) => Slots
  /** The slots of each entry of a list, or of its first ones. */
  each: (list: string, most?: number) => Slots
  /** The entry itself, in a list of texts. */
  entry: () => string
  /** Has the page left to React unless the value is of this kind. */
  require: (name: string, kind: SlotKind) => void
}

function slotsAt(recorded: Recorded, path: SlotPath): Slots {
  const record = (at: SlotPath, options: Omit<Slot, 'path'> = {}) => {
    recorded.slots.push({ path: at, ...options })
    return markOf(recorded.slots.length - 1)
  }
  return {
    texts: wire =>
      new Proxy(wire, {
        get: (names, name) => record([...path, names[name as keyof typeof names]])
      }),
    text: name => record([...path, name]),
    optionalText: name => record([...path, name], { optional: true }),
    condition: name => record([...path, name], { optional: true, hidden: true }),
    within: name => slotsAt(recorded, [...path, name]),
    each: (list, most = 0) => slotsAt(recorded, [...path, list, most]),
    entry: () => record(path),
    require: (name, kind) => void recorded.required.push({ path: [...path, name], kind })
  }
}

export function recordSlots(): { slots: Slots; recorded: Recorded } {
  const recorded: Recorded = { slots: [], required: [] }
  return { slots: slotsAt(recorded, []), recorded }
}

/** A row of what it says and its value, both of which have to be there. */
export const rowSlots = (entry: Slots): { text: string; value: string } => ({
  text: entry.text('text'),
  value: entry.text('value')
})
