import type { Brand } from '../config/brand.ts'
import type { Company } from '../config/company.ts'

/** A paragraph, or a list of points. */
export type Block = string | { points: string[] }

export interface Section {
  /** The anchor of the section: it may stand in links, so it stays. */
  id: string
  title: string
  blocks: Block[]
}

export interface LegalDocument {
  title: string
  version: string
  /** As it is shown. */
  date: string
  /** What it is, before the first section. */
  opening: string[]
  /** The figures a reader looks for, beside what they are. */
  facts: [string, string][]
  sections: Section[]
}

export type DocumentOf = (company: Company, brand: Brand) => LegalDocument
