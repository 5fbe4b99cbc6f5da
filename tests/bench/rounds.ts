import type { NetworkName } from './conditions.ts'
import { type Load, measure, measureRest, measureTap } from './measure.ts'
import { type BenchPage, emptyPage } from './pages.ts'
import type { Phone } from './phone.ts'
import { median, medianLoad } from './statistics.ts'
import { addressOf, type Target } from './targets.ts'
import type { Rest } from './traffic.ts'

/** The first opening, and the second one in the same browser. */
export interface MeasuredVisit {
  cold: Load
  /** Only where something compares with it. */
  warm?: Load | undefined
  /** Milliseconds until an early tap was answered. */
  tap?: number | undefined
  rest?: Rest | undefined
}

/** One of those that take turns: a page on one of the sites. */
export interface Entry {
  name: string
  target: Target
  page: BenchPage
  isVisitedTwice: boolean
  /** Whether it is tapped early, too, and looked at until it rests. */
  isUsed?: boolean
  isDark?: boolean
}

/** More rounds would tell no more about a tap. */
const mostTaps = 2

async function visit(phone: Phone, entry: Entry, network: NetworkName): Promise<MeasuredVisit> {
  const { target, page, isVisitedTwice, isDark } = entry
  const profile = await phone.newProfile(network, isDark)
  const url = addressOf(page, target.origins[network])
  const cold = await measure(profile, url, page.content)
  const warm = isVisitedTwice ? await measure(profile, url, page.content) : undefined
  await profile.close()
  return { cold, warm }
}

async function use<T>(
  phone: Phone,
  { target, page, isDark }: Entry,
  network: NetworkName,
  measureIt: typeof measureTap | typeof measureRest
): Promise<T> {
  const profile = await phone.newProfile(network, isDark)
  const result = await measureIt(profile, addressOf(page, target.origins[network]), page.content)
  await profile.close()
  return result as T
}

/** The medians of each entry's visits, by the entry's name. */
export type Medians = Record<string, MeasuredVisit>

export interface Measured {
  visits: Record<string, MeasuredVisit[]>
  medians: Medians
}

function medianVisit(visits: readonly MeasuredVisit[]): MeasuredVisit {
  const warm = visits.flatMap(visit => visit.warm ?? [])
  return {
    cold: medianLoad(visits.map(({ cold }) => cold)),
    warm: warm.length > 0 ? medianLoad(warm) : undefined,
    tap: median(visits.flatMap(({ tap = Number.NaN }) => (tap > 0 ? tap : [])))
  }
}

export interface Conditions {
  rounds: number
  network: NetworkName
}

/** Visits the entries in turn, round after round; the first round does not count. */
export async function measureInTurn(
  phone: Phone,
  entries: readonly Entry[],
  { rounds, network }: Conditions
): Promise<Measured> {
  const visits: Record<string, MeasuredVisit[]> = Object.fromEntries(
    entries.map(({ name }) => [name, []])
  )
  const rests: Record<string, Rest> = {}
  for (let round = 0; round <= rounds; round++) {
    for (const entry of entries) {
      if (round === 0) {
        // The traffic is the same each time.
        const rest = entry.isUsed && (await use<Rest>(phone, entry, network, measureRest))
        if (rest) rests[entry.name] = rest
        else await visit(phone, { ...entry, isVisitedTwice: false }, network)
        continue
      }
      const made = await visit(phone, entry, network)
      if (entry.isUsed && round <= mostTaps) made.tap = await use(phone, entry, network, measureTap)
      visits[entry.name]?.push(made)
    }
  }
  const medians = Object.fromEntries(
    Object.entries(visits).map(([name, all]) => [name, { ...medianVisit(all), rest: rests[name] }])
  )
  return { visits, medians }
}

/** Measures the page on every target that has it. On the slow network only what is compared there. */
export async function measurePage(
  phone: Phone,
  targets: readonly Target[],
  page: BenchPage,
  conditions: Conditions
): Promise<Measured> {
  const isSlow = conditions.network !== '4G'
  const having = targets.filter(({ site }) => site.has(`/${page.file}`))
  if (page !== emptyPage && !having.some(({ name }) => name === 'static')) {
    throw new Error(`${page.file} has no floor`)
  }
  const entries = having
    .filter(({ name }) => !(isSlow && name === 'static'))
    .map(target => ({
      name: target.name,
      target,
      page,
      isVisitedTwice: !isSlow && page.scenario !== undefined && target.name !== 'static',
      isUsed: page.scenario !== undefined && target.runtime !== undefined
    }))
  return measureInTurn(phone, entries, conditions)
}
