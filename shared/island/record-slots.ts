import { type FieldNames, fieldAt } from './our-names.ts'
import { markOf, type Slot, type SlotKind, type SlotPath, type TemplateFacts } from './slots.ts'

type Recorded = Pick<TemplateFacts, 'slots' | 'required'>

/** Records each text of the answer that a render reads. */
export interface Slots {
  text: (name: string) => string
  optionalText: (name: string) => string
  /** Shows its parent only with this value, not the value. */
  condition: (name: string) => string
  within: (name: string) => Slots
  /** Slots of all entries, or of the first ones. */
  each: (list: string, most?: number) => Slots
  entry: () => string
  /** Another kind of value leaves the page to React. */
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

export function recordSlots(names: FieldNames): { slots: Slots; recorded: Recorded } {
  const recorded: Recorded = { slots: [], required: [] }
  return { slots: slotsAt(recorded, [], names), recorded }
}

export const rowSlots = (entry: Slots): { text: string; value: string } => ({
  text: entry.text('text'),
  value: entry.text('value')
})
