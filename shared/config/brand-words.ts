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
}
