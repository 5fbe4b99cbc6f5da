import type { aboutMessages } from '#messages/about.ts'
import type { homeMessages } from '#messages/home.ts'

export interface KeyFactsWords {
  /** Within the cooling-off period, as a sentence. */
  coolingOffCost: string
  recoveryAgents: string
  clauses: string
  transfer: string
  coLending: string
}

export interface BrandWords {
  /** The end of a sentence: `usually within 30 minutes`. */
  postingTime: string
  openingHours: string
  /** The end of a sentence: `within one working day`. */
  replyTime: string
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

export interface SiteWords {
  home?: Some<typeof homeMessages>
  about?: Some<typeof aboutMessages>
  questions?: readonly { question: string; answer: string }[]
}
