import type { BrandWords, SiteWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'usually within 30 minutes; from a bank, by the next banking day',
  openingHours: 'Monday to Friday, 9\u00a0am to 6\u00a0pm (Indian time)',
  replyTime: 'within 3\u00a0weekdays',
  collectionQuestions: {
    when: 'When did they contact you?',
    number: 'From which number?',
    words: 'What was said?'
  },
  regulators: {
    rbi: 'You need our answer, or proof that you wrote to us 30 days ago. It is free.',
    sachetOnly: 'Only about unlawful lenders and deposits'
  },
  keyFacts: {
    coolingOffCost:
      'The amount received and interest for the days it was kept, at the annual percentage rate; no penalty.',
    recoveryAgents:
      'None at present. Whoever is sent to collect is named to the borrower by e-mail or SMS before the first visit.',
    clauses: 'Loan terms and conditions, sections “Default” and “Complaints”',
    transfer: 'Yes, with notice, as the section “Transfer of the loan” says',
    coLending: 'None'
  }
}

export const siteWords: SiteWords = {}
