import type { BrandWords, SiteWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'usually within 30 minutes; from a bank, by the next banking day',
  openingHours: 'Monday to Friday, 9\u00a0am to 6\u00a0pm (Philippine time)',
  replyTime: 'within 3\u00a0weekdays',
  collectionQuestions: {
    when: 'When did they contact you?',
    number: 'From which number?',
    words: 'What was said?'
  },
  regulators: {
    sec: 'Bring its complaint form (one for each company), a valid government ID, and proof that you asked us first.',
    npcOnly: 'Only about personal data',
    npc: 'It asks for its own form, notarised.'
  }
}

export const siteWords: SiteWords = {}
