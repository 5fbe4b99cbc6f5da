import type { Row } from '../../api/fields.ts'

export interface TableLine {
  cells: readonly string[]
  /** A charge for being late, in the colour of what is late. */
  isLate?: boolean
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
  images?: readonly string[]
  table?: DocumentTable
}

export interface Signature {
  by: string
  text: string
}

export interface LoanDocument {
  title: string
  /** The borrower, the loan's number and the date: on each page and picture. */
  identity: readonly Row[]
  sections: readonly DocumentSection[]
  notes: readonly string[]
  /** Stamped across the head: `PAID`. */
  seal?: string
  signature?: Signature
  /** The address that checks the signature, drawn as a QR code. */
  check?: string
  /** The name of its files: `receipt`. */
  name: string
}
