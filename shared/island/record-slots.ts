import { type FieldNames, fieldAt } from './our-names.ts'
import { markOf, type Slot, type SlotKind, type SlotPath, type TemplateFacts } from './slots.ts'

type Recorded = Pick<TemplateFacts, 'slots' | 'required'>

/** Takes the place of an answer's data while the build renders, and records each text that is read. */
export interface Slots {
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

function slotsAt(recorded: Recorded, path: SlotPath, names: FieldNames): Slots {
  const at = (name: string) => [...path, fieldAt(names, name)[0]]
  const inside = (name: string) => fieldAt(names, name)[1]
  const record = (own: SlotPath, options: Omit<Slot, 'path'> = {}) => {
    recorded.slots.push({ path: own, ...options })
    return markOf(recorded.slots.length - 1)
  }
  return {
    text: name => record(at(name)),
    optionalText: name => record(at(name), { optional: true }),
    condition: name => record(at(name), { optional: true, hidden: true }),
    within: name => slotsAt(recorded, at(name), inside(name)),
    each: (list, most = 0) => slotsAt(recorded, [...at(list), most], inside(list)),
    entry: () => record(path),
    require: (name, kind) => void recorded.required.push({ path: at(name), kind })
  }
}

/** `names` are the backend's, for what is looked for in the answer as it came. */
export function recordSlots(names: FieldNames): { slots: Slots; recorded: Recorded } {
  const recorded: Recorded = { slots: [], required: [] }
  return { slots: slotsAt(recorded, [], names), recorded }
}

/** A row of what it says and its value, both of which have to be there. */
export const rowSlots = (entry: Slots): { text: string; value: string } => ({
  text: entry.text('text'),
  value: entry.text('value')
})
