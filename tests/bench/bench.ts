import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { prepareComparisons } from './comparisons.ts'
import type { NetworkName } from './conditions.ts'
import { benchPages, emptyPage, hasEarlyAnswer } from './pages.ts'
import { startPhone } from './phone.ts'
import { type PageResult, tableOf, writeTable } from './report.ts'
import { type Measured, measureInTurn, measurePage } from './rounds.ts'
import { prepareBuild, prepareTargets } from './targets.ts'

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

function keep(name: string, measured: Measured) {
  raw[name] = measured
  console.log(`${name} after ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return measured.medians
}

async function measureAndKeep(page: (typeof pages)[number], network: NetworkName = '4G') {
  const measured = await measurePage(phone, targets, page, { rounds, network })
  return { page, medians: keep(`${page.file} on ${network}`, measured) }
}

const { medians: empty } = await measureAndKeep(emptyPage)

async function measureAll(wanted: typeof pages, network: NetworkName): Promise<PageResult[]> {
  const measured: PageResult[] = []
  for (const page of wanted) {
    try {
      measured.push(await measureAndKeep(page, network))
    } catch (error) {
      // The others' twenty minutes are not lost with it.
      console.error(`${page.file} could not be measured:`, error)
      process.exitCode = 1
    }
  }
  return measured
}

/** Languages and notices beside their twins: only where all pages are measured with React. */
async function measureComparisons() {
  const ph = targets.find(({ name }) => name === 'react')
  if (named || !ph) return []
  const indian = await prepareBuild('react', 'in')
  const compared = []
  for (const comparison of await prepareComparisons(ph, indian)) {
    const { page, entries } = comparison
    const measured = await measureInTurn(phone, entries, { rounds, network: '4G' })
    const names = entries.map(({ name }) => name).join(', ')
    compared.push({ comparison, medians: keep(`${page.file}: ${names}`, measured) })
  }
  return compared
}

const results = {
  '4G': await measureAll(pages, '4G'),
  '3G': await measureAll(pages.filter(hasEarlyAnswer), '3G')
}
const comparisons = await measureComparisons()
await phone.close()

mkdirSync(`${root}test-results/bench`, { recursive: true })
writeFileSync(`${root}test-results/bench/loads.json`, JSON.stringify(raw, undefined, 2))
const table = tableOf({ pages: results, empty, comparisons }, rounds, phone.version)
console.log(table)
if (options.write) writeTable(`${root}tests/bench/README.md`, table)
// The servers still listen.
process.exit()
