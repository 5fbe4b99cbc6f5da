import type { aboutMessages } from '#messages/about.ts'
import type { homeMessages } from '#messages/home.ts'

/** Texts of India's Key Facts Statement besides the offer. */
export interface KeyFactsWords {
  /** The cost of giving the loan back within the cooling-off period, as a sentence. */
  coolingOffCost: string
  /** Who may come to collect, or where they are listed. */
  recoveryAgents: string
  /** Where the loan agreement speaks of them, and of complaints. */
  clauses: string
  /** Whether the loan may be handed on to another lender. */
  transfer: string
  /** With whom it is lent together. */
  coLending: string
}

/** The words of a brand's settings, in one language: `words/<language>.ts` beside them. */
export interface BrandWords {
  /** As the end of a sentence: `usually within 30 minutes`. */
  postingTime: string
  openingHours: string
  /** As the end of a sentence: `within one working day`. */
  replyTime: string
  /** Further questions about a collection. */
  collectionQuestions: { when: string; number: string; words: string }
  /** The papers that each regulator asks for besides the document of a complaint. */
  regulators: Readonly<Record<string, string>>
  keyFacts?: KeyFactsWords
}

/** Some of a group of texts; a list is replaced as a whole. */
type Some<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends string | readonly unknown[]
    ? Texts[Name]
    : Some<Texts[Name]>
}

/** Words of a brand's own on its site; the rest is said as in `shared/messages`. */
export interface SiteWords {
  home?: Some<typeof homeMessages>
  about?: Some<typeof aboutMessages>
  /** Asked of this lender besides, below the others. */
  questions?: readonly { question: string; answer: string }[]
}
