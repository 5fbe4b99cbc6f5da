import * as v from 'valibot'
import { longestNotices } from '../../api/notices.ts'
import { judgeLink } from '../../context/link.ts'
import { isRecord } from '../../lib/is-record.ts'
import { type ListName, listSchemas } from './notices-file.ts'

interface KnownNames {
  pages: readonly string[]
  languages: readonly string[]
  /** Schemes of the app that links may have besides https: `loanapp`. */
  schemes: readonly string[]
  /** Hosts that links may lead to; none means any. */
  hosts: readonly string[]
}

type GivenEntry = Record<string, unknown>

function languagesOf({ text }: GivenEntry, known: readonly string[]): string[] {
  return Object.keys(isRecord(text) ? text : {})
    .filter(language => !known.includes(language))
    .map(language => `text.${language}: the brand has no such language`)
}

function pagesOf({ page, pages }: GivenEntry, known: readonly string[]): string[] {
  const named = Array.isArray(pages) ? pages.map((file, index) => [`pages.${index}`, file]) : []
  return [['page', page], ...named]
    .filter(([, file]) => typeof file === 'string' && !known.includes(file))
    .map(([field, file]) => `${field}: ${file} shows no notices; there are ${known.join(', ')}`)
}

/** Judged as on a page that borrowers use, whatever build shows the notice. */
function linkOf({ link }: GivenEntry, { schemes, hosts }: KnownNames): string[] {
  if (typeof link !== 'string') return []
  if (judgeLink(link, { hosts, schemes, published: true }).kind !== 'refused') return []
  const listed = hosts.length > 0 ? ` of ${hosts.join(', ')}` : ''
  return [
    `link: has to begin with https:// and the name of a host${listed}; no page opens this one`
  ]
}

function timesOf(entry: { from?: number | undefined; until: number }, now: number): string[] {
  if (entry.from !== undefined && entry.from >= entry.until) return ['until: is not after from']
  return entry.until <= now ? ['until: is over, so that nobody sees it'] : []
}

function entryProblems(list: ListName, entry: unknown, known: KnownNames, now: number): string[] {
  const schema = listSchemas[list]
  if (!isRecord(entry)) return ['entry: must be a group in { }']
  const given: GivenEntry = entry
  const named = [
    ...Object.keys(given)
      .filter(key => !(key in schema.entries))
      .map(key => `${key}: no such field; here it can be ${Object.keys(schema.entries)}`),
    ...languagesOf(given, known.languages),
    ...pagesOf(given, known.pages),
    ...linkOf(given, known)
  ]
  const read = v.safeParse(schema, entry, { abortPipeEarly: true })
  if (read.success) return [...named, ...timesOf(read.output, now)]
  const wrong = read.issues.map(issue => {
    const field = (issue.path ?? []).map(({ key }) => String(key)).join('.')
    const reason = issue.input === undefined ? 'is missing' : issue.message
    return `${field || 'entry'}: ${reason}`
  })
  return [...wrong, ...named]
}

function listProblems(list: ListName, entries: unknown, known: KnownNames, now: number): string[] {
  if (entries === undefined) return []
  if (!Array.isArray(entries)) return [`${list}: must be a list`]
  const ids = entries.map(entry => (isRecord(entry) ? entry.id : undefined))
  return entries.flatMap((entry, index) => {
    const id = ids[index]
    const again = id !== undefined && ids.indexOf(id) !== index
    const problems = entryProblems(list, entry, known, now)
    if (again) problems.push(`id: ${id} stands twice`)
    return problems.map(problem => `${list}[${index}].${problem}`)
  })
}

export function noticeProblems(text: string, known: KnownNames, now: number): string[] {
  const bytes = new TextEncoder().encode(text).length
  const size =
    bytes > longestNotices ? [`The file has ${bytes} bytes, at most ${longestNotices}`] : []
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    return [...size, `The file is no JSON: ${error instanceof Error ? error.message : error}`]
  }
  if (!isRecord(file)) return [...size, 'The file must be a group in { }']
  const lists = Object.keys(listSchemas) as ListName[]
  const strange = Object.keys(file).filter(key => !(key in listSchemas))
  return [
    ...size,
    ...strange.map(key => `${key}: no such list; there are ${lists.join(', ')}`),
    ...lists.flatMap(list =>
      listProblems(list, (file as Record<string, unknown>)[list], known, now)
    )
  ]
}
