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
  /** Addresses of pictures. */
  images?: readonly string[]
  table?: DocumentTable
}

export interface Signature {
  by: string
  text: string
}

export interface LoanDocument {
  title: string
  /** The loan's owner, its number, and when the document was made: on each page and picture of it. */
  identity: readonly Row[]
  sections: readonly DocumentSection[]
  notes: readonly string[]
  /** Stamped across its head: `PAID`. */
  seal?: string
  /** The line that somebody has signed on. */
  signature?: Signature
  /** The address that checks its signature, drawn as a QR code. */
  check?: string
  /** The name of the files it is saved as: `receipt`. */
  name: string
}
