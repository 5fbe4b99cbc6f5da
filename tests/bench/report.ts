import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { coldLimit, limits } from './limits.ts'
import { type BenchPage, isText, twinOf } from './pages.ts'
import type { MeasuredVisit, Medians } from './rounds.ts'

/** The medians of every page, and those of the empty page. */
export interface Results {
  pages: readonly { page: BenchPage; medians: Medians }[]
  empty: Medians
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A figure, marked when it is over its limit. */
function cell(value: number | undefined, limit: number, digits = 2): string {
  if (value === undefined || Number.isNaN(value)) return ''
  const text = value.toFixed(digits)
  return Number(text) > limit ? `**${text} ✗**` : text
}

const isBuild = (name: string) => name !== 'static' && name !== 'script'

function ratio(value: number | undefined, floor: number | undefined): number | undefined {
  return value === undefined || floor === undefined ? undefined : value / floor
}

const columnsOf = (build: string) => [`${build} cold`, 'warm', 'blocking ms', 'KiB']

/** How long the empty page keeps a phone busy, beyond 50 ms of a task: with React, where it is measured. */
const bareOf = ({ react, ...others }: Medians) =>
  (react ?? Object.values(others)[0])?.cold.blocking ?? 0

/** Ratios to the floors of the same run; the blocking as it is, since the empty page's may be 0. */
function buildCells(
  page: BenchPage,
  name: string,
  visit: MeasuredVisit | undefined,
  { medians, empty }: { medians: Medians; empty: Medians }
): string[] {
  if (!visit) return ['', '', '', '']
  const { cold, warm } = visit
  const { script } = medians
  // Whatever the build, beside React: what keeps a phone busy is compared, not the runtimes.
  const longest = bareOf(empty) * limits.blocking
  return [
    cell(ratio(cold.content, script?.cold.content), coldLimit(name)),
    cell(ratio(warm?.content, script?.warm?.content), limits.warm),
    cell(isText(page) ? undefined : cold.blocking, longest, 0),
    cold.kilobytes.toFixed(1)
  ]
}

function pageLine(
  { page, medians }: Results['pages'][number],
  names: readonly string[],
  empty: Medians
): string {
  const { static: bare } = medians
  if (!bare) throw new Error('The static floor was not measured')
  const builds = names.flatMap(name => medians[name] ?? [])
  const paint = Math.max(...builds.map(({ cold }) => cold.firstPaint / bare.cold.firstPaint))
  const shift = Math.max(
    ...builds.flatMap(({ cold, warm }) => [cold.layoutShift, warm?.layoutShift ?? 0])
  )
  return line([
    page.file,
    cell(paint, limits.firstPaint),
    ...names.flatMap(name => buildCells(page, name, medians[name], { medians, empty })),
    cell(shift, limits.shift, 3)
  ])
}

/** Pages in other languages beside their twins: how much later and heavier they are, cold. */
function twinLines({ pages }: Results, name: string): string[] {
  const visitOf = (file: string | undefined) =>
    pages.find(({ page }) => page.file === file)?.medians[name]?.cold
  const rows = pages.flatMap(({ page }) => {
    const [own, twin] = [visitOf(page.file), visitOf(twinOf(page))]
    if (!own || !twin) return []
    const ratios = [
      own.firstPaint / twin.firstPaint,
      own.content / twin.content,
      own.kilobytes / twin.kilobytes
    ]
    return [line([page.file, ...ratios.map(each => cell(each, limits.twin))])]
  })
  const columns = ['beside its English twin', 'first paint', 'content', 'KiB']
  return rows.length > 0 ? ['', line(columns), line(columns.map(() => '---')), ...rows] : []
}

export function tableOf({ pages, empty }: Results, rounds: number, browser: string): string {
  const names = [...new Set(pages.flatMap(({ medians }) => Object.keys(medians)))].filter(isBuild)
  const columns = ['page', 'first paint', ...names.flatMap(columnsOf), 'layout shift']
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured ${date} in Chromium ${browser} on ${cpus().length} cores, medians of ${rounds} rounds. ` +
      `The empty page blocks for ${bareOf(empty).toFixed(0)} ms.`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...pages.map(each => pageLine(each, names, empty)),
    ...twinLines({ pages, empty }, names[0] ?? '')
  ].join('\n')
}

const marked = /(<!-- bench -->)[\s\S]*(<!-- \/bench -->)/

/** Puts the table between the markers in `tests/bench/README.md`. */
export function writeTable(readme: string, table: string): void {
  const text = readFileSync(readme, 'utf8')
  if (!marked.test(text)) throw new Error(`${readme} has no <!-- bench --> … <!-- /bench -->`)
  writeFileSync(
    readme,
    text.replace(marked, (_, start, end) => `${start}\n${table}\n${end}`)
  )
}
