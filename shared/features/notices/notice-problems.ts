import * as v from 'valibot'
import { longestNotices } from '../../api/notices.ts'
import { judgeLink } from '../../context/link.ts'
import { isRecord } from '../../lib/is-record.ts'
import { ownValue } from '../../lib/own-value.ts'
import { readJson } from '../../lib/read-json.ts'
import { type Problem, schemaProblems } from '../../lib/schema-problems.ts'
import { type ListName, listSchemas } from './notices-file.ts'

interface KnownNames {
  pages: readonly string[]
  languages: readonly string[]
  /** Schemes of the app that links may have besides https: `loanapp`. */
  schemes: readonly string[]
  /** Hosts that links may lead to; empty for any. */
  hosts: readonly string[]
}

type NoticeEntry = Record<string, unknown>

const name = 'notices file'

const file = v.object({
  notices: v.optional(v.array(listSchemas.notices)),
  channels: v.optional(v.array(listSchemas.channels)),
  closed: v.optional(v.array(listSchemas.closed))
} satisfies Record<ListName, v.GenericSchema>)

const languageProblems = ({ text }: NoticeEntry, languages: readonly string[]): Problem[] =>
  Object.keys(isRecord(text) ? text : {})
    .filter(language => !languages.includes(language))
    .map(language => ({ field: `text.${language}`, reason: 'is no language of the brand' }))

function pageProblems({ page, pages }: NoticeEntry, files: readonly string[]): Problem[] {
  const all = Array.isArray(pages) ? pages.map((each, index) => [`pages[${index}]`, each]) : []
  return [['page', page], ...all]
    .filter(([, each]) => typeof each === 'string' && !files.includes(each))
    .map(([field, each]) => {
      const reason = `is ${each}, which shows no notices; there are ${files.join(', ')}`
      return { field, reason }
    })
}

/** Judged as on a live page, whatever build shows the notice. */
function linkProblems({ link }: NoticeEntry, { schemes, hosts }: KnownNames): Problem[] {
  if (typeof link !== 'string') return []
  if (judgeLink(link, { hosts, schemes, published: true }).kind !== 'refused') return []
  const listed = hosts.length > 0 ? ` of ${hosts.join(', ')}` : ''
  const reason = `has to begin with https:// and the name of a host${listed}; no page opens this one`
  return [{ field: 'link', reason }]
}

function timeProblems(list: ListName, entry: NoticeEntry, now: number): Problem[] {
  const read = v.safeParse(listSchemas[list], entry)
  if (!read.success) return []
  const { from, until }: { from?: number | undefined; until: number } = read.output
  if (from !== undefined && from >= until) return [{ field: 'until', reason: 'is not after from' }]
  return until <= now ? [{ field: 'until', reason: 'is over, so that nobody sees it' }] : []
}

function listProblems(list: ListName, entries: unknown, names: KnownNames, now: number): Problem[] {
  if (!Array.isArray(entries)) return []
  const ids = entries.map(entry => (isRecord(entry) ? entry.id : undefined))
  return entries.flatMap((entry, index) => {
    if (!isRecord(entry)) return []
    const isTwice = entry.id !== undefined && ids.indexOf(entry.id) !== index
    const problems = [
      ...languageProblems(entry, names.languages),
      ...pageProblems(entry, names.pages),
      ...linkProblems(entry, names),
      ...timeProblems(list, entry, now),
      ...(isTwice ? [{ field: 'id', reason: `is ${entry.id}, which stands twice` }] : [])
    ]
    return problems.map(({ field, reason }) => ({ field: `${list}[${index}].${field}`, reason }))
  })
}

function sizeProblems(text: string): Problem[] {
  const bytes = new TextEncoder().encode(text).length
  if (bytes <= longestNotices) return []
  return [{ field: `The ${name}`, reason: `has ${bytes} bytes, at most ${longestNotices}` }]
}

export function noticeProblems(text: string, names: KnownNames, now: number): Problem[] {
  const read = readJson(name, text)
  if ('problems' in read) return [...sizeProblems(text), ...read.problems]
  const { document } = read
  const lists = Object.keys(listSchemas) as ListName[]
  return [
    ...sizeProblems(text),
    ...schemaProblems(name, file, document),
    ...lists.flatMap(list => listProblems(list, ownValue(document, list), names, now))
  ]
}
