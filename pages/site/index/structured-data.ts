import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { price } from '../../../shared/config/price.ts'
import { questionTexts } from '../../../shared/content/questions.ts'

export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questionTexts(company, brand, price).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer }
  }))
}
