import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { capture } from './capture.ts'
import { prepareComparisons } from './comparisons.ts'
import { type NetworkName, oldMemory } from './conditions.ts'
import { prepareGrowth } from './growth.ts'
import { benchPages, emptyPage, isOpenedFirst } from './pages.ts'
import { preparePeers } from './peers.ts'
import { type Phone, startPhone } from './phone.ts'
import { type PageResult, type Results, tableOf, writeResults } from './report.ts'
import { type Measured, measureInTurn, measurePage } from './rounds.ts'
import { addressOf, prepareBuild, prepareTargets, startBrowser } from './targets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const { values: options } = parseArgs({
  options: {
    /** How many rounds count. */
    rounds: { type: 'string', default: '3' },
    /** Only these pages: `order,repay,site/index`. */
    pages: { type: 'string' },
    /** `pages`, `old` phones, `twins` (languages, night, notices), `growth`: all of them, or some. */
    parts: { type: 'string', default: 'pages,old,twins,growth' },
    runtimes: { type: 'string', default: 'react' },
    /** The folder of another build to measure beside this one; may be repeated. */
    beside: { type: 'string', multiple: true, default: [] },
    /** Measure pages of the same content beside `order.html` that others would make. */
    peers: { type: 'boolean', default: false },
    /** Put the table into the bench README. */
    write: { type: 'boolean', default: false }
  }
})

const partNames = ['pages', 'old', 'twins', 'growth']
const runtimeNames = ['react', 'preact']

/** The names of a list with commas, each of them one that there is. */
function readNames(option: string, list: string, names: readonly string[]): string[] {
  const wanted = list.split(',')
  const wrong = wanted.filter(name => !names.includes(name))
  if (wrong.length === 0) return wanted
  throw new Error(`--${option} ${wrong.join(', ')}: there are ${names.join(', ')}`)
}

const pageNames = benchPages.map(({ file }) => file.replace(/\.html$/, ''))
const wantedPages = options.pages ? readNames('pages', options.pages, pageNames) : pageNames
const pages = benchPages.filter(({ file }) => wantedPages.includes(file.replace(/\.html$/, '')))
const parts = readNames('parts', options.parts, partNames)
const runtimes = readNames('runtimes', options.runtimes, runtimeNames)
const rounds = Number(options.rounds)
if (!(rounds > 0)) throw new Error(`--rounds ${options.rounds}: must be a number above 0`)

const targets = await prepareTargets({ pages, runtimes, beside: options.beside })
const phone = await startPhone()
const start = performance.now()
const raw: Record<string, unknown> = {}

function keep(name: string, measured: Measured) {
  raw[name] = measured
  console.log(`${name} after ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return measured.medians
}

async function measureAndKeep(
  page: (typeof pages)[number],
  network: NetworkName = '4G',
  by: Phone = phone
) {
  const measured = await measurePage(by, targets, page, { rounds, network })
  return { page, medians: keep(`${page.file} on ${network}`, measured) }
}

const { medians: empty } = await measureAndKeep(emptyPage)

async function measureAll(
  wanted: typeof pages,
  network: NetworkName,
  by: Phone = phone
): Promise<PageResult[]> {
  const measured: PageResult[] = []
  for (const page of wanted) {
    try {
      measured.push(await measureAndKeep(page, network, by))
    } catch (error) {
      // The others' twenty minutes are not lost with it.
      console.error(`${page.file} could not be measured:`, error)
      process.exitCode = 1
    }
  }
  return measured
}

/** An old phone's browser may take little memory; each page has to come alive all the same. */
async function measureOld(): Promise<PageResult[]> {
  const old = await startPhone(oldMemory)
  const opened = pages.filter(isOpenedFirst)
  const measured = await measureAll(opened, 'old', old)
  await old.close()
  return measured
}

/** Measures on each network the order page of others, with ours and its floor in the same turns. */
async function measurePeers(): Promise<Results['peers']> {
  const [page] = benchPages
  const ours = targets.filter(({ name }) => ['react', 'script'].includes(name))
  const model = ours.find(({ name }) => name === 'react')
  if (!options.peers || !page || !model) return {}
  const browser = await startBrowser()
  const { calls } = await capture(browser, addressOf(page, model.origins['4G']), page.content)
  await browser.close()
  const [call] = calls
  if (!call) throw new Error('The order page has made no call')
  const found: Results['peers'] = {}
  const turns = [...ours, ...(await preparePeers(call))]
  const entries = turns.map(target => ({ name: target.name, target, page, isVisitedTwice: false }))
  for (const network of ['4G', '3G'] as const) {
    const measured = await measureInTurn(phone, entries, { rounds, network })
    found[network] = keep(`peers on ${network}`, measured)
  }
  return found
}

/** Languages, the night, notices and long lists beside their twins, with React. */
async function measureComparisons() {
  const ph = targets.find(({ name }) => name === 'react')
  if (!ph) return []
  const prepared = [
    ...(parts.includes('twins')
      ? await prepareComparisons(ph, await prepareBuild('react', 'in'))
      : []),
    ...(parts.includes('growth') ? await prepareGrowth(ph) : [])
  ]
  const compared = []
  for (const comparison of prepared.filter(({ page }) =>
    pages.some(({ file }) => file === page.file)
  )) {
    const { page, entries } = comparison
    const measured = await measureInTurn(phone, entries, { rounds, network: '4G' })
    const names = entries.map(({ name }) => name).join(', ')
    compared.push({ comparison, medians: keep(`${page.file}: ${names}`, measured) })
  }
  return compared
}

const results = {
  '4G': parts.includes('pages') ? await measureAll(pages, '4G') : [],
  '3G': parts.includes('pages') ? await measureAll(pages.filter(isOpenedFirst), '3G') : [],
  old: parts.includes('old') ? await measureOld() : []
}
const comparisons = await measureComparisons()
const peers = await measurePeers()
await phone.close()

mkdirSync(`${root}test-results/bench`, { recursive: true })
writeFileSync(`${root}test-results/bench/loads.json`, JSON.stringify(raw, undefined, 2))
const table = tableOf({ pages: results, empty, comparisons, peers }, rounds, phone.version)
console.log(table)
if (options.write) writeResults(`${root}tests/bench/results.md`, table)
// The servers still listen.
process.exit()
