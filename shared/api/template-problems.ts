import * as v from 'valibot'
import { contrast, readable } from '../lib/contrast.ts'
import { isRecord } from '../lib/is-record.ts'
import { ownValue } from '../lib/own-value.ts'
import { type Template, templateSchema } from './template.ts'

export interface Problem {
  /** `benefits[1].icon` */
  field: string
  /** Goes on from there: `must be one of …`. */
  reason: string
}

function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name ? `${name}.${key}` : key
  }, '')
}

const kinds: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  array: 'must be a list',
  object: 'must be a group in { }',
  non_empty: 'is empty'
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.type === 'picklist') return `must be one of ${issue.expected?.replace(/[()]/g, '')}`
  return kinds[issue.type] ?? issue.message
}

function schemaProblems(document: unknown): Problem[] {
  const { issues = [] } = v.safeParse(templateSchema, document)
  return issues.map(issue => ({
    field: fieldName((issue.path ?? []).map(({ key }) => key as string | number)),
    reason: reasonOf(issue)
  }))
}

interface Walked {
  entries?: Record<string, Walked>
  item?: Walked
  wrapped?: Walked
}

/** Misspelt fields: whatever the schema does not know. */
function unknownFields(schema: Walked, value: unknown, path: (string | number)[] = []): Problem[] {
  const { entries, item } = schema.wrapped ?? schema
  if (item && Array.isArray(value)) {
    return value.flatMap((each, index) => unknownFields(item, each, [...path, index]))
  }
  if (!entries || !isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const entry = ownValue(entries, key) as Walked | undefined
    if (entry) return unknownFields(entry, each, [...path, key])
    const reason = `is no field of a template; here it can be ${Object.keys(entries).join(', ')}`
    return [{ field: fieldName([...path, key]), reason }]
  })
}

function contrastProblems({ theme }: Template): Problem[] {
  const pairs: [string, string, string, string][] = [
    ['theme.text', theme.text, theme.background, 'theme.background'],
    ['theme.accent', theme.accent, '#ffffff', 'white']
  ]
  return pairs.flatMap(([field, foreground, background, on]) => {
    const ratio = contrast(foreground, background)
    if (ratio >= readable) return []
    return [{ field, reason: `has contrast ${ratio.toFixed(2)} on ${on}, needs ${readable}` }]
  })
}

function offerProblems({ example }: Template): Problem[] {
  return example.flatMap((offer, index) => {
    const { amount, interest, fees, total } = offer
    const problems: Problem[] = []
    const sum = amount + interest + fees
    if (sum !== total) {
      const reason = `is ${total}, but amount, interest and fees make ${sum}`
      problems.push({ field: `example[${index}].total`, reason })
    }
    const before = example[index - 1]
    if (before && before.amount >= amount) {
      const reason = 'must be more than the amount before it'
      problems.push({ field: `example[${index}].amount`, reason })
    }
    return problems
  })
}

function missingParts({ layout, steps, example, agreement }: Template): Problem[] {
  const parts: [boolean, string, string][] = [
    [
      layout === 'story' && steps.length === 0,
      'steps',
      'is missing, and the story layout shows it'
    ],
    [
      layout === 'example' && example.length < 2,
      'example',
      'needs two offers or more, since the example layout has a slider'
    ],
    [!agreement.body && !agreement.url, 'agreement.body', 'is missing, and so is agreement.url']
  ]
  return parts.flatMap(([isMissing, field, reason]) => (isMissing ? [{ field, reason }] : []))
}

/** Everything that is wrong with a template, each as a field and what is wrong with it. */
export function templateProblems(document: unknown): Problem[] {
  if (!isRecord(document)) return [{ field: 'The template', reason: 'must be a group in { }' }]
  const problems = [
    ...schemaProblems(document),
    ...unknownFields(templateSchema as unknown as Walked, document)
  ]
  const parsed = v.safeParse(templateSchema, document)
  if (!parsed.success) return problems
  const template = parsed.output
  return [
    ...problems,
    ...contrastProblems(template),
    ...offerProblems(template),
    ...missingParts(template)
  ]
}

/** Everything that is wrong with the text of a template. */
export function templateTextProblems(text: string): Problem[] {
  try {
    return templateProblems(JSON.parse(text))
  } catch (error) {
    const reason = `is no JSON: ${error instanceof Error ? error.message : error}`
    return [{ field: 'The template', reason }]
  }
}
