import { formatMessage } from '../../messages/format-message.ts'
import type { Rate } from './intervals.ts'
import type { Judgement, Measure, VariantComparison } from './judge.ts'
import { plannedDifference } from './judge.ts'

export const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`
export const count = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

const chance = (p: number) =>
  `chance alone does this ${p < 0.0001 ? 'less than once in 10,000' : `once in ${count(Math.round(1 / p))}`} campaigns`

const verdicts: Record<VariantComparison['verdict'], string> = {
  better: '{variant} does better than {first}: {chance}',
  worse: '{variant} does worse than {first}: {chance}',
  open: 'No difference shows between {variant} and {first}'
}

/** The sentence about a variant; where nothing is certain, also how long the campaign takes. */
export function comparisonTexts(first: string, comparison: VariantComparison): string[] {
  const { variant, p, verdict, planned, visits } = comparison
  const sentence = formatMessage(verdicts[verdict], { variant, first, chance: chance(p) })
  if (verdict !== 'open' || !planned) return [sentence]
  const size = `${count(planned)} phones of the two show a difference of ${plannedDifference * 100} % in four of five campaigns`
  const left =
    visits < planned
      ? `there are ${count(visits)}: go on`
      : `there are ${count(visits)}: if there is a difference, it is probably smaller`
  return [sentence, `${size}; ${left}`]
}

export function shareText({ rate, low, high }: Rate, phones: number): string {
  return `${percent(rate)} of ${count(phones)} phones, most likely between ${percent(low)} and ${percent(high)}`
}

function measureLines(
  name: string,
  { variants, results }: Judgement,
  { rates, comparisons }: Measure
): string[] {
  const [first = ''] = variants
  const width = Math.max(...variants.map(({ length }) => length))
  const rows = rates.map((rate, index) => {
    const variant = variants[index] ?? ''
    return `  ${variant.padEnd(width)}  ${shareText(rate, results[index]?.visits ?? 0)}`
  })
  const texts = comparisons.flatMap(each =>
    comparisonTexts(first, each).map((text, index) => `${'  '.repeat(index + 1)}${text}`)
  )
  return [`${name}:`, ...rows, ...texts]
}

export function splitTexts({ split, registrations }: Judgement): string[] {
  if (split.isBroken) {
    return [
      `Phones are not split as planned: ${chance(split.alwaysValid)}. Stop here: whatever the rates say,`,
      'something decides who sees which variant, or who is counted. Look for it before anything is compared.'
    ]
  }
  if (!registrations) return ['There are no visits yet: nothing can be said of it.']
  return ['Phones are split as planned.']
}

export const readingNote =
  'What does better or worse holds on whatever day you look, and however often. ' +
  'The span of a rate is for one look: it misses the true rate in one of twenty.'

export function missingGoodLoans({ withoutGoodLoans }: Judgement): string[] {
  if (withoutGoodLoans.length === 0) return []
  return [`Good loans are not compared: they are missing in ${withoutGoodLoans.join(', ')}.`]
}

export function reportLines(campaign: string, judgement: Judgement): string[] {
  const { registrations, goodLoans } = judgement
  const head = [campaign, ...splitTexts(judgement)]
  if (!registrations) return head
  return [
    ...head,
    ...measureLines('Registrations', judgement, registrations),
    ...(goodLoans ? measureLines('Good loans', judgement, goodLoans) : []),
    ...missingGoodLoans(judgement),
    readingNote
  ]
}
