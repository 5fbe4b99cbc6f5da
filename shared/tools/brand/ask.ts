import * as prompts from '@clack/prompts'
import { answerProblem, type BrandAnswers, type BrandQuestion, markets, needed } from './answers.ts'
import { retentionExample } from './read-answers.ts'

const questions: Record<BrandQuestion, string> = {
  market: 'Where does it lend?',
  title: 'By which name do borrowers know it?',
  accent: 'Colour of its buttons, such as #5b2a9d',
  legalName: 'Name of the company that lends',
  site: 'Where the site is published, such as https://www.example.com',
  phone: 'Phone of customer service, with the country code',
  email: 'E-mail of customer service',
  address: 'Address of the company, in one line',
  dataOfficer: 'E-mail of the data protection officer',
  retention: `Months that records are kept: ${retentionExample}`,
  collectors: 'Who collects for the lender, with phones, divided by semicolons; or none'
}

export async function askForBrand(start: BrandAnswers): Promise<BrandAnswers | undefined> {
  const answers = { ...start }
  prompts.intro(`A new brand: ${start.id}`)
  for (const [name, message] of Object.entries(questions)) {
    const question = name as BrandQuestion
    if (answers[question]) continue
    const answer =
      question === 'market'
        ? await prompts.select({ message, options: markets.map(value => ({ value })) })
        : await prompts.text({
            message,
            placeholder: needed.includes(question) ? '' : 'Enter to leave it for later',
            validate: (value = '') => {
              const problem = answerProblem(question, value.trim())
              return problem && `This ${problem}.`
            }
          })
    if (prompts.isCancel(answer)) {
      prompts.cancel('Nothing was written.')
      return
    }
    answers[question] = (answer ?? '').trim()
  }
  return answers
}
