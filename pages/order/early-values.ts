import { orderWire as wire } from '../../shared/api/wire.ts'
import { actionFor } from './action.ts'

/** Adds which of the links are shown; an address of the backend's is the page's to judge. */
export function earlyValues(data: Record<string, unknown>): unknown {
  const isDelay = [1, '1', true].includes(data[wire.isDelay] as number)
  const action = actionFor({ status: Number(data[wire.status]), isDelay })
  const isOurs = !data[wire.repayUrl] && !data[wire.dispute]
  const shows = (wanted: typeof action) => (isOurs && action === wanted ? '1' : '')
  return { ...data, repays: shows('repay'), rollsOver: shows('repayOrRollOver') }
}
