import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { BenchComparison } from './comparisons.ts'
import type { NetworkName } from './conditions.ts'
import { contentLimit, kilobyteLimit, largestLimit, limits, liveLimit } from './limits.ts'
import { type BenchPage, isText } from './pages.ts'
import type { MeasuredVisit, Medians } from './rounds.ts'
import { cell, line, ratio, tableWith } from './table.ts'

export type PageResult = { page: BenchPage; medians: Medians }

/** The medians of every page on each network, those of the empty page, and of other makers' pages. */
export interface Results {
  pages: Record<NetworkName, readonly PageResult[]>
  empty: Medians
  comparisons: readonly { comparison: BenchComparison; medians: Medians }[]
  peers: Partial<Record<NetworkName, Medians>>
}

const isBuild = (name: string) => name !== 'static' && name !== 'script'

/** How long the empty page keeps a phone busy, beyond 50 ms of a task: with React, where it is measured. */
const bareOf = ({ react, ...others }: Medians) =>
  (react ?? Object.values(others)[0])?.cold.blocking ?? 0

const startColumns = (build: string) => [`${build} content`, 'largest', 'tap ms', 'live']

interface BuildOfPage {
  page: BenchPage
  network: NetworkName
  build: string
}

/** When what is there, to the script floor of the same run; a tap in milliseconds. */
function startCells(
  { page, network, build }: BuildOfPage,
  visit: MeasuredVisit | undefined,
  { script }: Medians
): string[] {
  const floor = script?.cold.content
  const { content, largest, live } = visit?.cold ?? {}
  return [
    cell(ratio(content, floor), contentLimit(page, network, build)),
    cell(ratio(largest, floor), largestLimit(page, network)),
    cell(visit?.tap, limits.tap, 0),
    cell(ratio(live, floor), liveLimit(network, build))
  ]
}

const restColumns = ['warm', 'blocking ms', 'KiB', 'requests', 'KiB at rest']

/** The blocking as it is, since the empty page's may be 0. */
function restCells(
  page: BenchPage,
  build: string,
  visit: MeasuredVisit | undefined,
  { script }: Medians
): string[] {
  if (!visit) return restColumns.map(() => '')
  const { cold, warm, rest } = visit
  const most = kilobyteLimit(page, build)
  return [
    cell(ratio(warm?.content, script?.warm?.content), limits.warm),
    cell(isText(page) ? undefined : cold.blocking, limits.blocking, 0),
    cell(cold.kilobytes, most, 1),
    cell(rest?.requests, limits.requests, 0),
    cell(rest?.kilobytes, most + limits.kilobytes.afterwards, 1)
  ]
}

function pageLine({ page, medians }: PageResult, builds: readonly string[]): string {
  const { static: bare } = medians
  if (!bare) throw new Error('The static floor was not measured')
  const visits = builds.flatMap(name => medians[name] ?? [])
  const paint = Math.max(...visits.map(({ cold }) => cold.firstPaint / bare.cold.firstPaint))
  const shift = Math.max(
    ...visits.flatMap(({ cold, warm }) => [cold.layoutShift, warm?.layoutShift ?? 0])
  )
  return line([
    page.file,
    cell(paint, limits.firstPaint),
    ...builds.flatMap(build => [
      ...startCells({ page, network: '4G', build }, medians[build], medians),
      ...restCells(page, build, medians[build], medians)
    ]),
    cell(shift, limits.shift, 3)
  ])
}

function slowTable(network: NetworkName, results: readonly PageResult[], title: string): string {
  const builds = buildsOf(results)
  return tableWith(
    [title, ...builds.flatMap(startColumns), 'blocking ms'],
    results.map(({ page, medians }) =>
      line([
        page.file,
        ...builds.flatMap(build => startCells({ page, network, build }, medians[build], medians)),
        ...builds.map(build => cell(medians[build]?.cold.blocking, Number.POSITIVE_INFINITY, 0))
      ])
    )
  )
}

function comparedLines({ comparison, medians }: Results['comparisons'][number]): string[] {
  const { page, entries, limit } = comparison
  const [twin = '', ...others] = entries.map(({ name }) => name)
  const first = medians[twin]?.cold
  return others.map(name => {
    const other = medians[name]?.cold
    const figures = (['firstPaint', 'content', 'live', 'kilobytes'] as const).map(figure =>
      cell(ratio(other?.[figure], first?.[figure]), limit)
    )
    // No page can be faster than what it waits for.
    const answer = cell(ratio(other?.answer, first?.content), Number.POSITIVE_INFINITY)
    return line([page.file, name, twin, answer, ...figures])
  })
}

function peerTable(network: NetworkName, medians: Medians): string {
  const floor = medians.script?.cold.content
  const rows = Object.entries(medians).map(([name, { cold }]) =>
    line([
      name,
      ...[cold.firstPaint, cold.content, cold.largest].map(each =>
        cell(ratio(each, floor), Number.POSITIVE_INFINITY)
      ),
      cold.blocking.toFixed(0),
      cold.kilobytes.toFixed(1)
    ])
  )
  const columns = ['first paint', 'content', 'largest', 'blocking ms', 'KiB']
  return tableWith([`order.html on ${network} as`, ...columns], rows)
}

const buildsOf = (results: readonly PageResult[]) =>
  [...new Set(results.flatMap(({ medians }) => Object.keys(medians)))].filter(isBuild)

export function tableOf(results: Results, rounds: number, browser: string): string {
  const { pages, empty, comparisons, peers } = results
  const builds = buildsOf(pages['4G'])
  const date = new Date().toISOString().slice(0, 10)
  const columns = builds.flatMap(build => [...startColumns(build), ...restColumns])
  return [
    `Measured ${date} in Chromium ${browser} on ${cpus().length} cores, medians of ${rounds} rounds. ` +
      `The empty page blocks for ${bareOf(empty).toFixed(0)} ms.`,
    tableWith(
      ['page on 4G', 'first paint', ...columns, 'layout shift'],
      pages['4G'].map(each => pageLine(each, builds))
    ),
    slowTable('3G', pages['3G'], 'page on 3G'),
    slowTable('old', pages.old, 'page on an old phone'),
    tableWith(
      ['page on 4G', 'measured', 'beside', 'answer', 'first paint', 'content', 'live', 'KiB'],
      comparisons.flatMap(comparedLines)
    ),
    ...Object.entries(peers).map(([network, medians]) => peerTable(network as NetworkName, medians))
  ].join('\n\n')
}

const intro = `# Results of the bench

Written by \`npm run bench -- --peers --write\`; [the README](README.md) says what is measured, and why limits are exceeded.
`

/** Puts the tables into `tests/bench/results.md`. */
export function writeResults(file: string, table: string): void {
  writeFileSync(file, `${intro}\n${table}\n`)
}
