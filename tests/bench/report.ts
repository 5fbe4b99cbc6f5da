import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { BenchComparison } from './comparisons.ts'
import type { NetworkName } from './conditions.ts'
import { coldLimit, limits, liveLimit } from './limits.ts'
import { type BenchPage, isText } from './pages.ts'
import type { MeasuredVisit, Medians } from './rounds.ts'

export type PageResult = { page: BenchPage; medians: Medians }

/** The medians of every page on each network, and those of the empty page. */
export interface Results {
  pages: Record<NetworkName, readonly PageResult[]>
  empty: Medians
  comparisons: readonly { comparison: BenchComparison; medians: Medians }[]
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

const columnsOf = (build: string) => [`${build} cold`, 'live', 'warm', 'blocking ms', 'KiB']

/** How long the empty page keeps a phone busy, beyond 50 ms of a task: with React, where it is measured. */
const bareOf = ({ react, ...others }: Medians) =>
  (react ?? Object.values(others)[0])?.cold.blocking ?? 0

/** How soon the content is there and when a tap is answered, to the script floor of the same run. */
function startCells(
  page: BenchPage,
  network: NetworkName,
  build: string,
  { visit, script }: { visit: MeasuredVisit | undefined; script: MeasuredVisit | undefined }
): string[] {
  const floor = script?.cold.content
  return [
    cell(ratio(visit?.cold.content, floor), coldLimit(page, network, build)),
    cell(ratio(visit?.cold.live, floor), liveLimit(page, network, build))
  ]
}

/** Ratios to the floors of the same run; the blocking as it is, since the empty page's may be 0. */
function buildCells(
  page: BenchPage,
  name: string,
  visit: MeasuredVisit | undefined,
  script: MeasuredVisit | undefined
): string[] {
  if (!visit) return ['', '', '', '', '']
  const { cold, warm } = visit
  return [
    ...startCells(page, '4G', name, { visit, script }),
    cell(ratio(warm?.content, script?.warm?.content), limits.warm),
    cell(isText(page) ? undefined : cold.blocking, limits.blocking, 0),
    cold.kilobytes.toFixed(1)
  ]
}

function pageLine({ page, medians }: PageResult, names: readonly string[]): string {
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
    ...names.flatMap(name => buildCells(page, name, medians[name], medians.script)),
    cell(shift, limits.shift, 3)
  ])
}

const row = (cells: readonly string[][]): string => line(cells.flat())

function slowLine({ page, medians }: PageResult, names: readonly string[]): string {
  const { script } = medians
  const starts = names.map(name => startCells(page, '3G', name, { visit: medians[name], script }))
  return row([[page.file], ...starts])
}

function tableWith(columns: readonly string[], rows: readonly string[]): string {
  return [line(columns), line(columns.map(() => '---')), ...rows].join('\n')
}

function comparedLines({ comparison, medians }: Results['comparisons'][number]): string[] {
  const { page, entries, limit } = comparison
  const [twin = '', ...others] = entries.map(({ name }) => name)
  const first = medians[twin]?.cold
  return others.map(name => {
    const other = medians[name]?.cold
    return line([
      page.file,
      name,
      twin,
      cell(ratio(other?.firstPaint, first?.firstPaint), limit),
      cell(ratio(other?.content, first?.content), limit),
      cell(ratio(other?.kilobytes, first?.kilobytes), limit)
    ])
  })
}

export function tableOf(
  { pages, empty, comparisons }: Results,
  rounds: number,
  browser: string
): string {
  const { '4G': fast, '3G': slow } = pages
  const names = [...new Set(fast.flatMap(({ medians }) => Object.keys(medians)))].filter(isBuild)
  const date = new Date().toISOString().slice(0, 10)
  const slowColumns = names.flatMap(name => [`${name} cold`, 'live'])
  return [
    `Measured ${date} in Chromium ${browser} on ${cpus().length} cores, medians of ${rounds} rounds. ` +
      `The empty page blocks for ${bareOf(empty).toFixed(0)} ms.`,
    tableWith(
      ['page on 4G', 'first paint', ...names.flatMap(columnsOf), 'layout shift'],
      fast.map(each => pageLine(each, names))
    ),
    tableWith(
      ['page on 3G', ...slowColumns],
      slow.map(each => slowLine(each, names))
    ),
    tableWith(
      ['page on 4G', 'measured', 'beside', 'first paint', 'content', 'KiB'],
      comparisons.flatMap(comparedLines)
    )
  ].join('\n\n')
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
