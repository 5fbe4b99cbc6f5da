import { isPast, type MarketTime } from '../market-time.ts'
import { readMoment } from '../moment.ts'
import { type Contradiction, contradictionOf, leavesOut } from './contradiction.ts'
import { type PayOption, totalOf } from './pay-option.ts'

export interface Comparison<Option extends PayOption> {
  offered: Option[]
  refused: { option: Option; why: Contradiction }[]
  /** The ids of the cheapest; none if all cost the same. */
  cheapest: string[]
}

const order: readonly PayOption['kind'][] = ['full', 'part', 'plan', 'extension']

export function isOver({ until }: Pick<PayOption, 'until'>, time: MarketTime): boolean {
  const end = readMoment(until)
  return end !== undefined && isPast(end, time)
}

function cheapestOf(options: readonly PayOption[]): string[] {
  const totals = options.flatMap(option => totalOf(option) ?? [])
  const least = Math.min(...totals)
  if (least === Math.max(...totals)) return []
  return options.filter(option => totalOf(option) === least).map(({ id }) => id)
}

export function compareOptions<Option extends PayOption>(
  options: readonly Option[],
  today: number
): Comparison<Option> {
  const sound = options.filter(option => contradictionOf(option, today) === undefined)
  const full = sound.find(({ kind }) => kind === 'full')
  const refused = options.flatMap(option => {
    const why = contradictionOf(option, today)
    if (why) return [{ option, why }]
    return full && leavesOut(option, full) ? [{ option, why: 'cost' as const }] : []
  })
  const offered = sound
    .filter(option => !refused.some(each => each.option === option))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return { offered, refused, cheapest: cheapestOf(offered) }
}
