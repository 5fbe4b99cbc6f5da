import type { Row } from '../../api/fields.ts'

export interface TableLine {
  cells: readonly string[]
  mark?: string
}

interface DocumentTable {
  columns: readonly string[]
  lines: readonly TableLine[]
}

export interface DocumentSection {
  title?: string
  text?: string
  rows?: readonly Row[]
  /** Addresses of pictures; on the screen and on paper only. */
  images?: readonly string[]
  table?: DocumentTable
}

export interface LoanDocument {
  title: string
  sections: readonly DocumentSection[]
  notes: readonly string[]
  /** The address that checks its signature, drawn as a QR code. */
  check?: string
  /** Of the files it is saved as: `receipt`. */
  name: string
}
