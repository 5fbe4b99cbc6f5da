import { type Load, measure } from './measure.ts'
import { type BenchPage, emptyPage } from './pages.ts'
import type { Phone } from './phone.ts'
import { medianLoad } from './statistics.ts'
import { addressOf, type Target } from './targets.ts'

/** The first opening, and the second one in the same browser. */
export interface MeasuredVisit {
  cold: Load
  /** Only where something compares with it. */
  warm?: Load | undefined
}

async function visit(
  phone: Phone,
  { origin }: Target,
  page: BenchPage,
  twice: boolean
): Promise<MeasuredVisit> {
  const profile = await phone.newProfile()
  const url = origin + addressOf(page)
  const cold = await measure(profile, url, page.content)
  const warm = twice ? await measure(profile, url, page.content) : undefined
  await profile.close()
  return { cold, warm }
}

/** The medians of each target's visits to a page, by the target's name. */
export type Medians = Record<string, MeasuredVisit>

function medianVisit(visits: readonly MeasuredVisit[]): MeasuredVisit {
  const warm = visits.flatMap(visit => visit.warm ?? [])
  return {
    cold: medianLoad(visits.map(({ cold }) => cold)),
    warm: warm.length > 0 ? medianLoad(warm) : undefined
  }
}

/** Visits the page on every target in turn, round after round; the first round does not count. */
export async function measurePage(
  phone: Phone,
  targets: readonly Target[],
  page: BenchPage,
  rounds: number
): Promise<{ visits: Record<string, MeasuredVisit[]>; medians: Medians }> {
  const having = targets.filter(({ site }) => site.has(`/${page.file}`))
  if (page !== emptyPage && !having.some(({ name }) => name === 'static')) {
    throw new Error(`${page.file} has no floor`)
  }
  const visits: Record<string, MeasuredVisit[]> = Object.fromEntries(
    having.map(({ name }) => [name, []])
  )
  for (let round = 0; round <= rounds; round++) {
    for (const target of having) {
      const twice = round > 0 && page.scenario !== undefined && target.name !== 'static'
      const made = await visit(phone, target, page, twice)
      if (round > 0) visits[target.name]?.push(made)
    }
  }
  const medians = Object.fromEntries(
    Object.entries(visits).map(([name, all]) => [name, medianVisit(all)])
  )
  return { visits, medians }
}
