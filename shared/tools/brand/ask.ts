import * as prompts from '@clack/prompts'
import { answerProblem, type BrandAnswers, markets, questionNames, questions } from './answers.ts'

export async function askForBrand(start: BrandAnswers): Promise<BrandAnswers | undefined> {
  const answers = { ...start }
  prompts.intro(`A new brand: ${start.id}`)
  for (const question of questionNames) {
    if (answers[question]) continue
    const { ask: message, isNeeded } = questions[question]
    const answer =
      question === 'market'
        ? await prompts.select({ message, options: markets.map(value => ({ value })) })
        : await prompts.text({
            message,
            placeholder: isNeeded ? '' : 'Enter to leave it for later',
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
