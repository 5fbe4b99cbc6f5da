import { readFile } from 'node:fs/promises'
import { noticeProblems } from '../features/notices/notice-problems.ts'
import { readNotices } from '../features/notices/read-notices.ts'
import { ownValue } from '../lib/own-value.ts'
import { problemLines } from '../lib/schema-problems.ts'
import { builtPages } from '../pages.ts'
import { brandHosts } from '../vite/brand-hosts.ts'
import { loadBrand } from '../vite/load-brand.ts'

const unreadable = [{ field: 'The file', reason: 'cannot be read' }]

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Those that are to come, too, each with its start. */
function linesOf(content: unknown, page: string, language: string, now: number): string[] {
  const reader = { page, language }
  const { notices, closed } = readNotices(content, { ...reader, now })
  const lines = notices.map(({ level, text }) => `${level}: ${text}`)
  const later = startsIn(content).flatMap(start => {
    const at = Date.parse(start)
    if (at <= now) return []
    const { notices } = readNotices(content, { ...reader, now: at })
    return notices
      .filter(({ from }) => from === at)
      .map(({ level, text }) => `from ${start} ${level}: ${text}`)
  })
  return [...(closed ? [`closed: ${closed.text}`] : []), ...lines, ...later]
}

function startsIn(content: unknown): string[] {
  const notices = ownValue(content, 'notices')
  const starts = Array.isArray(notices) ? notices.map(each => ownValue(each, 'from')) : []
  return [...new Set(starts.filter(start => typeof start === 'string'))]
}

/** `npm run notices -- FILE`: the notices of each page, and errors; exits 1 for those. */
export async function run([file = 'public/notices.json']: string[]): Promise<void> {
  const islands = builtPages(false).flatMap(({ island, file }) => (island ? [file] : []))
  const now = Date.now()
  const chosen = await loadBrand()
  const { languages, appScheme, otherSchemes, linkHosts } = chosen.brand
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const names = {
    pages: islands,
    languages,
    schemes: [appScheme, ...otherSchemes],
    hosts: linkHosts.length > 0 ? [...linkHosts, ...brandHosts(chosen)] : []
  }
  const problems = text === undefined ? unreadable : noticeProblems(text, names, now)
  if (text === undefined || problems.length > 0) {
    for (const line of problemLines([{ file, problems }])) process.stderr.write(`${line}\n`)
    process.exitCode = 1
    return
  }
  const content = JSON.parse(text)
  for (const page of islands) {
    for (const language of languages) {
      for (const line of linesOf(content, page, language, now)) say(`${page} (${language}) ${line}`)
    }
  }
  const { outages } = readNotices(content, { page: '', language: languages[0], now })
  for (const { number, text: why } of outages) say(`channel ${number} is down: ${why}`)
  say(`${file} is sound for the brand ${chosen.id}`)
}
