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

/** `("plain" | "story")` as people write it: plain, story. */
function wordsOf(expected: string | null): string | undefined {
  return expected?.replace(/[()"]/g, '').replace(/ \| /g, ', ')
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.type === 'picklist') return `must be one of ${wordsOf(issue.expected)}`
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

/** What can be read of a part, so that a mistake elsewhere hides nothing that is wrong with it. */
function soundPart<Name extends keyof Template>(document: unknown, name: Name) {
  const read = v.safeParse(templateSchema.entries[name], ownValue(document, name))
  return read.success ? (read.output as Template[Name]) : undefined
}

function contrastProblems(theme: Template['theme']): Problem[] {
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

function offerProblems(example: Template['example']): Problem[] {
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

/** What the layout shows and the template lacks. */
function layoutProblems(document: unknown): Problem[] {
  const layout = soundPart(document, 'layout')
  if (layout === 'story' && soundPart(document, 'steps')?.length === 0) {
    return [{ field: 'steps', reason: 'is missing, and the story layout shows it' }]
  }
  const offers = soundPart(document, 'example')?.length
  if (layout === 'example' && offers !== undefined && offers < 2) {
    const reason = 'needs two offers or more, since the example layout has a slider'
    return [{ field: 'example', reason }]
  }
  return []
}

function agreementProblems({ body, url }: Template['agreement']): Problem[] {
  if (body || url) return []
  return [{ field: 'agreement.body', reason: 'is missing, and so is agreement.url' }]
}

/** Everything that is wrong with a template, each as a field and what is wrong with it. */
export function templateProblems(document: unknown): Problem[] {
  if (!isRecord(document)) return [{ field: 'The template', reason: 'must be a group in { }' }]
  const theme = soundPart(document, 'theme')
  const example = soundPart(document, 'example')
  const agreement = soundPart(document, 'agreement')
  return [
    ...schemaProblems(document),
    ...unknownFields(templateSchema as unknown as Walked, document),
    ...(theme ? contrastProblems(theme) : []),
    ...(example ? offerProblems(example) : []),
    ...layoutProblems(document),
    ...(agreement ? agreementProblems(agreement) : [])
  ]
}

/** Engines name a position, a line, or nothing; in an editor people look for a line. */
function withLine(message: string, text: string): string {
  return message.replace(/ in JSON at position (\d+)(?: \(.*\))?$/, (_, position) => {
    const line = text.slice(0, Number(position)).split('\n').length
    return ` in line ${line}`
  })
}

/** Everything that is wrong with the text of a template. */
export function templateTextProblems(text: string): Problem[] {
  try {
    return templateProblems(JSON.parse(text))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const reason = `is no JSON: ${withLine(message, text)}`
    return [{ field: 'The template', reason }]
  }
}
