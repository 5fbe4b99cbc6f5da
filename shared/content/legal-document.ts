import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'

export type Block = string | { points: string[] }

export interface Section {
  /** The anchor of the section: it may stand in links, so it stays. */
  id: string
  title: string
  blocks: Block[]
}

/** An English text: it governs, whatever the language of the page around it. */
export interface LegalDocument {
  /** In the page's language, as the summary is. */
  title: string
  /** The document in short, for pages in another language. */
  short: string[]
  version: string
  date: string
  opening: string[]
  facts: [string, string][]
  sections: Section[]
}

export type DocumentOf = (company: Company, brand: Brand) => LegalDocument
