import { faultMessages } from '#messages/faults.ts'
import { showToast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'

type Keeping = typeof import('./save-and-share.ts')

/** The code that draws, saves and shares; fetch it early, so that a tap is answered at once. */
export const loadKeeping = (): Promise<Keeping> => import('./save-and-share.ts')

function keepWith<Args extends unknown[]>(act: (keeping: Keeping, ...args: Args) => Promise<void>) {
  return singleFlight(async (...args: Args) => {
    const keeping = await loadKeeping().catch(() => undefined)
    if (keeping) await act(keeping, ...args)
    else showToast(faultMessages.network)
  })
}

export const saveSummary = keepWith<Parameters<Keeping['saveSummary']>>(
  ({ saveSummary }, ...args) => saveSummary(...args)
)

export const shareSummary = keepWith<Parameters<Keeping['shareSummary']>>(
  ({ shareSummary }, ...args) => shareSummary(...args)
)

export const saveFirstPayment = keepWith<Parameters<Keeping['saveFirstPayment']>>(
  ({ saveFirstPayment }, ...args) => saveFirstPayment(...args)
)
