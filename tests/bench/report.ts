import { readFileSync, writeFileSync } from 'node:fs'
import type { BenchPage } from './pages.ts'
import type { Medians } from './rounds.ts'

const columns = [
  'page',
  'build',
  'first paint ÷ static',
  'content ÷ script, cold',
  'warm',
  'KiB, cold',
  'warm',
  'layout shift',
  'blocking ms'
]

function ratio(value: number, floor: number | undefined): string {
  return floor === undefined ? '' : (value / floor).toFixed(2)
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** One line per page and build: ratios to the floors of the same run, never a time. */
export function linesOf({ file }: BenchPage, medians: Medians): string[] {
  const { static: bare, script, ...builds } = medians
  if (!bare) throw new Error('The static floor was not measured')
  return Object.entries(builds).map(([name, { cold, warm }]) =>
    line([
      file,
      name,
      ratio(cold.firstPaint, bare.cold.firstPaint),
      ratio(cold.content, script?.cold.content),
      ratio(warm.content, script?.warm.content),
      cold.kilobytes.toFixed(1),
      warm.kilobytes.toFixed(1),
      Math.max(cold.layoutShift, warm.layoutShift).toFixed(3),
      cold.blocking.toFixed(0)
    ])
  )
}

export function tableOf(lines: readonly string[], rounds: number): string {
  const date = new Date().toISOString().slice(0, 10)
  return [
    `Measured ${date}, medians of ${rounds} rounds.`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...lines
  ].join('\n')
}

const marked = /(<!-- bench -->)[\s\S]*(<!-- \/bench -->)/

/** Puts the table between the markers in the README. */
export function writeTable(readme: string, table: string): void {
  const text = readFileSync(readme, 'utf8')
  if (!marked.test(text)) throw new Error(`${readme} has no <!-- bench --> … <!-- /bench -->`)
  writeFileSync(readme, text.replace(marked, `$1\n${table}\n$2`))
}
