import { templateCall } from '../../../shared/api/landing.ts'
import { brand } from '../../../shared/config/brand.ts'
import { judgeLink } from '../../../shared/context/link.ts'
import { linkHosts } from '../../../shared/context/link-hosts.ts'
import { isRecord } from '../../../shared/lib/is-record.ts'
import { parseJson } from '../../../shared/lib/parse-json.ts'
import { answerSchema } from '../contract/answers.ts'
import type { JsonSchema } from '../contract/json-schema.ts'
import { openAnswer } from '../contract/openapi.ts'
import { schemaProblems } from '../contract/validate.ts'
import { type Finding, fault, note } from './finding.ts'

type ProbeVisit = (value: unknown, path: string) => string[]

/** Asks of each value in an answer, in order. */
function walk(value: unknown, visit: ProbeVisit, path = 'data'): string[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => walk(each, visit, `${path}/${name}`))
      : []
  return [...visit(value, path), ...inner]
}

/** Numbers that no page can read without rounding: `payCode: 12345678901234567890`. */
function roundedNumbers(text: string, data: string): string[] {
  const rounded = (JSON.parse(text) as Record<string, unknown>)[data]
  const exact = (parseJson(text) as Record<string, unknown>)[data]
  const numbers = (value: unknown) =>
    walk(value, (each, path) => (typeof each === 'number' ? [path] : []))
  const read = new Set(numbers(exact))
  return numbers(rounded)
    .filter(path => !read.has(path))
    .map(path => `${path} is a number beyond 2^53, which a phone rounds: send it as a text`)
}

/** Names of links, but for those to a wallet, which has rules of its own. */
const isLinkName = (path: string) => /(?:url|\/playeduL)$/i.test(path)

/** An address that no page opens wherever it stands; a picture may be data. */
const isHarmful = (text: string) =>
  /^\s*(?:javascript|vbscript|file|intent):|^data:(?!image\/)/i.test(text)

/** Links that no page follows. A template names files of the site, too, and its schema judges them. */
function closedLinks(data: unknown, published: boolean, judgesNames: boolean): string[] {
  const schemes = [brand.appScheme, ...brand.otherSchemes, ...brand.payApps]
  return walk(data, (value, path) => {
    if (typeof value !== 'string' || value === '') return []
    const isLink = /^https?:\/\//i.test(value) || (judgesNames && isLinkName(path))
    const isRefused = judgeLink(value, { hosts: linkHosts, schemes, published }).kind === 'refused'
    return (isLink && isRefused) || isHarmful(value)
      ? [`${path} is a link that no page follows: ${value.slice(0, 60)}`]
      : []
  })
}

/**
 * The fields that pages would read and the answer does not have; the first entry stands for a list.
 */
function absent(schema: JsonSchema, value: unknown, path = ''): string[] {
  const branch = schema.anyOf?.find(each => typeof each === 'object' && 'properties' in each)
  const { properties, items } = (branch ?? schema) as JsonSchema
  if (Array.isArray(value)) return items ? absent(items as JsonSchema, value[0], `${path}[]`) : []
  if (!isRecord(value) || !properties) return []
  return Object.entries(properties).flatMap(([name, each]) => {
    if (typeof each === 'boolean' || each.description === 'Read by no page.') return []
    const field = path ? `${path}.${name}` : name
    return name in value ? absent(each, value[name], field) : [field]
  })
}

const isUnknown = (problem: string) => problem.includes('must NOT have additional properties')
/** A problem that a schema of several reports beside the one of the schema that was meant. */
const isEcho = (problem: string) => /must be null$|must match a schema in anyOf$/.test(problem)

/** Holds the data of a success against the schema of the pages, field by field. */
export function dataFindings(
  path: string,
  text: string,
  { dataName, isPublished }: { dataName: string; isPublished: boolean }
): Finding[] {
  const schema = answerSchema(path)
  const data = (JSON.parse(text) as Record<string, unknown>)[dataName]
  if (!schema || data === undefined) return []
  const wrong = schemaProblems(openAnswer(schema), data)
  const telling = wrong.filter(problem => !isEcho(problem))
  const unknown = schemaProblems(schema, data).filter(isUnknown)
  const lacking = absent(schema, data)
  return [
    ...(telling.length > 0 ? telling : wrong).map(fault),
    ...roundedNumbers(text, dataName).map(fault),
    ...closedLinks(data, isPublished, path !== templateCall.path).map(fault),
    ...unknown.map(problem => note(problem.replace(/ must NOT.*: /, ' has what no page reads: '))),
    ...(lacking.length > 0 ? [note(`has not: ${lacking.join(', ')}`)] : [])
  ]
}
