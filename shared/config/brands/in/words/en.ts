import type { BrandWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'usually within 30 minutes, from a bank by the next banking day',
  openingHours: 'Monday to Friday, 9 am to 6 pm (Indian time)',
  replyTime: 'within 3 weekdays',
  collectionQuestions: {
    when: 'When did they contact you?',
    number: 'From which number?',
    said: 'What was said?'
  },
  regulators: {
    rbi: 'It asks for our answer, or for proof that you wrote to us 30 days ago. It costs nothing.'
  }
}
