import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchPages, emptyPage } from './pages.ts'
import { startPhone } from './phone.ts'
import { type Results, tableOf, writeTable } from './report.ts'
import { measurePage } from './rounds.ts'
import { prepareTargets } from './targets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const { values: options } = parseArgs({
  options: {
    /** How many rounds count. */
    rounds: { type: 'string', default: '5' },
    /** Only these pages: `order,repay,site/index`. */
    pages: { type: 'string' },
    runtimes: { type: 'string', default: 'react' },
    /** The folder of another build to measure beside this one; may be repeated. */
    beside: { type: 'string', multiple: true, default: [] },
    /** Put the table into the bench README. */
    write: { type: 'boolean', default: false }
  }
})

const named = options.pages?.split(',').map(name => `${name}.html`)
const pages = benchPages.filter(({ file }) => !named || named.includes(file))
const rounds = Number(options.rounds)
if (pages.length === 0 || !(rounds > 0)) throw new Error('There is nothing to measure')

const targets = await prepareTargets({
  pages,
  runtimes: options.runtimes.split(','),
  beside: options.beside
})
const phone = await startPhone()
const start = performance.now()
const raw: Record<string, unknown> = {}

async function measureAndKeep(page: (typeof pages)[number]) {
  const { visits, medians } = await measurePage(phone, targets, page, rounds)
  raw[page.file] = { medians, visits }
  console.log(`${page.file} after ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return { page, medians }
}

const { medians: empty } = await measureAndKeep(emptyPage)
const measured: Results['pages'][number][] = []
for (const page of pages) {
  try {
    measured.push(await measureAndKeep(page))
  } catch (error) {
    // The others' twenty minutes are not lost with it.
    console.error(`${page.file} could not be measured:`, error)
    process.exitCode = 1
  }
}
await phone.close()
for (const target of targets) target.close()

mkdirSync(`${root}test-results/bench`, { recursive: true })
writeFileSync(`${root}test-results/bench/loads.json`, JSON.stringify(raw, undefined, 2))
const table = tableOf({ pages: measured, empty }, rounds, phone.version)
console.log(table)
if (options.write) writeTable(`${root}tests/bench/README.md`, table)
