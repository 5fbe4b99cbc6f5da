import { leaving } from '../../lib/single-flight.ts'
import { tellNoWay } from '../reports/tell-no-way.ts'

/** To be created while the link is asked for: the judge of the link is fetched meanwhile. */
export function createPaymentOpener(sayNotOpened: () => void) {
  const gate = import('./pay-gate.ts').catch(() => undefined)
  return async (link: string, amount: string): Promise<typeof leaving | undefined> => {
    const opened = await (await gate)?.openPayment(link, amount)
    if (opened === 'web') return leaving
    if (opened === 'refused') tellNoWay('link-refused')
    if (opened !== 'app') sayNotOpened()
    return undefined
  }
}
