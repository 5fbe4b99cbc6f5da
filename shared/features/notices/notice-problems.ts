import * as v from 'valibot'
import { longestNotices } from '../../api/notices.ts'
import { isRecord } from '../../lib/is-record.ts'
import { type ListName, listSchemas, type NoticeText } from './notices-file.ts'

interface KnownNames {
  pages: readonly string[]
  languages: readonly string[]
  /** Schemes of the app that links may have besides https: `loanapp`. */
  schemes: readonly string[]
}

function languagesOf(text: NoticeText, known: readonly string[]): string[] {
  if (typeof text === 'string') return []
  return Object.keys(text)
    .filter(language => !known.includes(language))
    .map(language => `text.${language}: the brand has no such language`)
}

function pagesOf(entry: object, known: readonly string[]): string[] {
  const named = 'pages' in entry ? (entry.pages as string[]) : []
  const own = 'page' in entry ? [entry.page as string] : []
  return [...named, ...own]
    .filter(page => !known.includes(page))
    .map(page => `${page}: there is no such page`)
}

function linkOf(entry: object, schemes: readonly string[]): string[] {
  const link = 'link' in entry ? (entry.link as string) : undefined
  const isOpened = ['https', ...schemes].some(scheme => link?.startsWith(`${scheme}://`))
  return link === undefined || isOpened ? [] : ['link: has to begin with https://']
}

function timesOf(entry: { from?: number | undefined; until: number }, now: number): string[] {
  if (entry.from !== undefined && entry.from >= entry.until) return ['until: is not after from']
  return entry.until <= now ? ['until: is over, so that nobody sees it'] : []
}

function entryProblems(list: ListName, entry: unknown, known: KnownNames, now: number): string[] {
  const schema = listSchemas[list]
  const unknown = (isRecord(entry) ? Object.keys(entry) : [])
    .filter(key => !(key in schema.entries))
    .map(key => `${key}: no such field; here it can be ${Object.keys(schema.entries)}`)
  const read = v.safeParse(schema, entry)
  if (!read.success) {
    const wrong = read.issues.map(issue => {
      const field = (issue.path ?? []).map(({ key }) => String(key)).join('.')
      const reason = issue.input === undefined ? 'is missing' : issue.message
      return `${field || 'entry'}: ${reason}`
    })
    return [...wrong, ...unknown]
  }
  return [
    ...unknown,
    ...languagesOf(read.output.text, known.languages),
    ...pagesOf(read.output, known.pages),
    ...linkOf(read.output, known.schemes),
    ...timesOf(read.output, now)
  ]
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
