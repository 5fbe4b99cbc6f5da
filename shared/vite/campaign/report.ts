import { formatMessage } from '../../messages/format-message.ts'
import type { Judgement, Measure, VariantComparison } from './judge.ts'
import { plannedDifference } from './judge.ts'

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`
const count = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
const chance = (p: number) => (p < 0.0001 ? 'p < 0.0001' : `p = ${p.toPrecision(2)}`)

const verdicts: Record<VariantComparison['verdict'], string> = {
  better: '{variant} does better than {first} ({p})',
  worse: '{variant} does worse than {first} ({p})',
  open: 'no difference shows between {variant} and {first} ({p})'
}

function comparisonLines(first: string, comparison: VariantComparison): string[] {
  const { variant, p, verdict, planned, visits } = comparison
  const said = formatMessage(verdicts[verdict], { variant, first, p: chance(p) })
  if (verdict !== 'open' || !planned) return [`  ${said}`]
  const size = `${count(planned)} visits of the two show a difference of ${plannedDifference * 100} % in four of five campaigns`
  const left =
    visits < planned
      ? `there are ${count(visits)}: go on`
      : `there are ${count(visits)}: if there is a difference, it is probably smaller`
  return [`  ${said}`, `    ${size}; ${left}`]
}

function measureLines(
  name: string,
  judgement: Judgement,
  { rates, comparisons }: Measure
): string[] {
  const [first = ''] = judgement.variants
  const width = Math.max(...judgement.variants.map(({ length }) => length))
  const rows = rates.map(({ rate, low, high }, index) => {
    const variant = judgement.variants[index] ?? ''
    const visits = count(judgement.results[index]?.visits ?? 0)
    return `  ${variant.padEnd(width)}  ${percent(rate)} of ${visits} visits, 95 % interval ${percent(low)} to ${percent(high)}`
  })
  return [`${name}:`, ...rows, ...comparisons.flatMap(each => comparisonLines(first, each))]
}

function splitText({ p, alwaysValid }: Judgement['split']): string {
  return `chi-square, ${chance(p)}; on any day, ${chance(alwaysValid)}`
}

export function reportLines(campaign: string, judgement: Judgement): string[] {
  const { split, registrations, goodLoans, withoutGoodLoans } = judgement
  if (split.isBroken) {
    return [
      campaign,
      `Visits are not split as planned (${splitText(split)}). Stop here: whatever the rates say,`,
      'something decides who sees which variant, or who is counted. Look for it before anything is compared.'
    ]
  }
  if (!registrations) return [campaign, 'There are no visits yet: nothing can be said of it.']
  return [
    campaign,
    `Visits are split as planned (${splitText(split)}).`,
    ...measureLines('Registrations', judgement, registrations),
    ...(goodLoans ? measureLines('Good loans', judgement, goodLoans) : []),
    ...(withoutGoodLoans.length > 0
      ? [`Good loans are not compared: they are missing in ${withoutGoodLoans.join(', ')}.`]
      : []),
    'These p-values hold on whatever day they are read, and however often; the intervals are for one reading.'
  ]
}
