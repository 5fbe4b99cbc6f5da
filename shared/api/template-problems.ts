import * as v from 'valibot'
import type { Market } from '../config/brand-settings.ts'
import { readable } from '../lib/contrast.ts'
import { ownValue } from '../lib/own-value.ts'
import { readJson } from '../lib/read-json.ts'
import { type Problem, schemaProblems } from '../lib/schema-problems.ts'
import { rateEngines } from '../loan/rate-engines.ts'
import { statedRateProblem, strangePercent } from '../loan/stated-rate.ts'
import { hasSlider, marketOf, type Template, templateSchema } from './template.ts'
import { unreadableColors } from './theme-contrast.ts'

function soundPart<Name extends keyof Template>(document: unknown, name: Name) {
  const read = v.safeParse(templateSchema.entries[name], ownValue(document, name))
  return read.success ? (read.output as Template[Name]) : undefined
}

function contrastProblems(theme: Template['theme']): Problem[] {
  return unreadableColors(theme).map(({ field, on, ratio }) => ({
    field,
    reason: `has contrast ${ratio.toFixed(2)} on ${on}, needs ${readable}`
  }))
}

function offerProblems(example: Template['example'], market?: Market): Problem[] {
  return example.flatMap((offer, index) => {
    const { amount, interest, fees, total } = offer
    const problems: Problem[] = []
    const sum = amount + interest + fees
    if (sum !== total) {
      const [stated, added] = [total, sum].map(hundredths => (hundredths / 100).toFixed(2))
      const reason = `is ${stated}, but amount, interest and fees make ${added}`
      problems.push({ field: `example[${index}].total`, reason })
    }
    const isSum = market && sum === total
    const rateReason = isSum && statedRateProblem(offer, rateEngines[market])
    if (rateReason) problems.push({ field: `example[${index}].rate`, reason: rateReason })
    const before = example[index - 1]
    if (before && before.amount >= amount) {
      const reason = 'must be more than the amount before it'
      problems.push({ field: `example[${index}].amount`, reason })
    }
    return problems
  })
}

const textParts = ['hero', 'benefits', 'steps', 'form', 'download', 'preview'] as const
const textNames = ['title', 'subtitle', 'text', 'description', 'button', 'phoneHint']

/** Each text with where it stands: `benefits[0].text`. Addresses of pictures and links are none. */
function textsOf(part: unknown, field: string): { field: string; text: string }[] {
  if (Array.isArray(part)) {
    return part.flatMap((each, index) => textsOf(each, `${field}[${index}]`))
  }
  return textNames.flatMap(name => {
    const text = ownValue(part, name)
    return typeof text === 'string' ? [{ field: `${field}.${name}`, text }] : []
  })
}

/** A rate is advertised wherever it stands: each has to be that of an example. */
function textRateProblems(document: unknown, example: Template['example'], market: Market) {
  const texts = textParts.flatMap(part => textsOf(ownValue(document, part), part))
  return texts.flatMap(({ field, text }): Problem[] => {
    const strange = strangePercent(text, example, rateEngines[market])
    return strange ? [{ field, reason: `states ${strange}, which is the rate of no example` }] : []
  })
}

function layoutProblems(document: unknown): Problem[] {
  const layout = soundPart(document, 'layout')
  if (layout === 'story' && soundPart(document, 'steps')?.length === 0) {
    return [{ field: 'steps', reason: 'is missing, and the story layout shows it' }]
  }
  const offers = soundPart(document, 'example')?.length
  if (hasSlider(layout) && offers !== undefined && offers < 2) {
    const reason = `needs two offers or more, since the ${layout} layout has a slider`
    return [{ field: 'example', reason }]
  }
  if (layout !== 'number' && soundPart(document, 'captcha') === 'asked') {
    const reason = 'can be asked only in the number layout, the others show the picture at once'
    return [{ field: 'captcha', reason }]
  }
  return []
}

function agreementProblems({ body, url }: Template['agreement']): Problem[] {
  if (body || url) return []
  return [{ field: 'agreement.body', reason: 'is missing, and so is agreement.url' }]
}

export function templateProblems(document: unknown): Problem[] {
  const theme = soundPart(document, 'theme')
  const example = soundPart(document, 'example')
  const agreement = soundPart(document, 'agreement')
  const form = soundPart(document, 'form')
  return [
    ...schemaProblems('template', templateSchema, document),
    ...(theme ? contrastProblems(theme) : []),
    ...(example ? offerProblems(example, form && marketOf({ form })) : []),
    ...(form ? textRateProblems(document, example ?? [], marketOf({ form })) : []),
    ...layoutProblems(document),
    ...(agreement ? agreementProblems(agreement) : [])
  ]
}

export function templateTextProblems(text: string): Problem[] {
  const read = readJson('template', text)
  return 'problems' in read ? read.problems : templateProblems(read.document)
}
