export interface PrivacyLaw {
  law: string
  authority: string
  rights: string[]
  /** As a sentence in another language names it. */
  authorityName: string
  /** The law that makes a lender keep the records of a loan. */
  recordLaw: string
  /** Days of the calendar within which a request has to be answered, with the source. */
  longestAnswer: { days: number; source: string }
}
