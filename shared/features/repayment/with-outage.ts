import type { Channel } from '../../api/repayment.ts'
import type { Outage } from '../../context/outages.ts'

type Numbered = Partial<Pick<Channel, 'number' | 'down'>>

/** Down also where the operator says so; the server's own reason comes first. */
export function withOutage<T extends Numbered>(channel: T, outages: readonly Outage[]): T {
  const outage = outages.find(({ number }) => number === channel.number)
  return outage && !channel.down ? { ...channel, down: outage.text } : channel
}
