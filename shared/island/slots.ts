import type { FieldNames } from './our-names.ts'

/** A path in an answer's data: names, and an entry's number in a list, where 0 stands for all. */
export type SlotPath = readonly (string | number)[]

/** The required form of a value that is not shown. */
export type SlotKind = 'empty' | 'digits' | 'one' | 'id'

export interface Slot {
  path: SlotPath
  /** It may be missing, and then takes the paragraph or entry around it with it. */
  optional?: true
  /** Only whether it is there is shown, by what is around it. */
  hidden?: true
}

/** Which values of an answer a page's template shows and needs, recorded by the build. */
export interface TemplateFacts {
  /** The name of the answer's data. */
  data: string
  /** The code of a success, where not any zero is one. */
  success?: string
  /** For a page with early values: the backend's names of fields, where they are not ours. */
  names?: FieldNames
  slots: Slot[]
  /** Values that are not shown. Without one of these kinds the page is left to React. */
  required: { path: SlotPath; kind: SlotKind }[]
}

const firstMark = 0xe000

/** The text that stands for a slot in a template: one character that no language has. */
export const markOf = (slot: number): string => String.fromCharCode(firstMark + slot)

export const slotIn = (text: string): number => text.charCodeAt(0) - firstMark
