import type { FieldNames } from './our-names.ts'

/** Names, and an entry's number, where 0 stands for all. */
export type SlotPath = readonly (string | number)[]

export type SlotKind = 'empty' | 'digits' | 'one' | 'id'

export interface Slot {
  path: SlotPath
  /** If missing, it takes the paragraph or entry around it with it. */
  optional?: true
  hidden?: true
}

export interface TemplateFacts {
  data: string
  /** If not any zero is a success. */
  success?: string
  names?: FieldNames
  slots: Slot[]
  required: { path: SlotPath; kind: SlotKind }[]
}

const firstMark = 0xe000

export const markOf = (slot: number): string => String.fromCharCode(firstMark + slot)

export const slotIn = (text: string): number => text.charCodeAt(0) - firstMark
