/** What India's Key Facts Statement says besides the offer. */
export interface KeyFactsWords {
  /** What giving the loan back within the cooling-off period costs, as a sentence. */
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

/** What a brand's settings say in words, in one language: `words/<language>.ts` beside them. */
export interface BrandWords {
  /** As the end of a sentence: `usually within 30 minutes`. */
  postingTime: string
  openingHours: string
  /** As the end of a sentence: `within one working day`. */
  replyTime: string
  /** What may be asked about a collection besides. */
  collectionQuestions: { when: string; number: string; said: string }
  /** What each regulator asks for besides the document of a complaint. */
  regulators: Readonly<Record<string, string>>
  keyFacts?: KeyFactsWords
}
