import { atom, type ReadableAtom } from 'nanostores'
import { dataOf } from '../../api/data-of.ts'
import { type Channel, fetchRepayment, type Repayment } from '../../api/repayment.ts'
import { createResource, type LoadedResource, type Resource } from '../../api/resource.ts'
import { missingOrder } from '../../api/result.ts'
import { openPage } from '../../bridge/open-page.ts'
import { orderKey } from '../../context/order-key.ts'
import { computed } from '../../lib/computed.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { atRest } from '../../ui/later/at-rest.ts'
import type { NextPayment } from '../arrangement/arrangement-part.tsx'
import { createSlipKeeper } from '../cashier/slip-keeper.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { stateOfCode } from '../payments/expired-codes.ts'
import { createPayments } from '../payments/payments.tsx'
import { createCardAct } from './card-act.ts'
import { createChannels } from './channels.ts'
import { createDistrust } from './distrust.ts'
import { createDue } from './due.ts'
import { offeredCodes } from './offered-codes.ts'
import { openInstructions } from './open-instructions.ts'
import { createPaying, type OpenDialog } from './pay.ts'
import { payObstacle } from './pay-obstacle.ts'
import { createRenewal } from './renew-code.ts'
import { slipOfLoan } from './slip-of-loan.ts'
import type { WatchedWays } from './watch-ways.ts'

const createPaymentsOf = (
  kind: RepaymentKind,
  { $amount, $ownAmount, dayOfPayment }: ReturnType<typeof createDue>,
  { $channels }: Pick<ReturnType<typeof createChannels>, '$channels'>,
  $planned: ReadableAtom<number | undefined>,
  { $resource, refresh }: Pick<LoadedResource<Repayment>, '$resource' | 'refresh'>
) =>
  createPayments({
    key: orderKey,
    refresh: () => refresh({ quiet: true }),
    samples: () => [$amount.get(), dayOfPayment()],
    due: () => ({ amount: $ownAmount.get(), date: dayOfPayment() }),
    kind: () => kind,
    $offeredCodes: computed(dataOf($resource), offeredCodes(kind)),
    $planned,
    posting: channel => $channels.get().find(({ name }) => name === channel)?.posts ?? ''
  })

function hasExpiredCode(resource: Resource<Repayment>, channel: Channel | undefined): boolean {
  if (resource.state !== 'ready') return false
  const { code } = resource.data
  const states = [
    code && stateOfCode(code.code, code.expiresAt),
    channel && stateOfCode(channel.barcode, channel.expiresAt)
  ]
  return states.includes('expired')
}

/** For a page at rest: a file that is missing earlier would keep the page from its start. */
function createWatch(ways: WatchedWays): () => Promise<void> {
  const watch = async () => (await atRest(() => import('./watch-ways.ts'))).watchWays(ways)
  let watching: Promise<void> | undefined
  return () => {
    watching ??= watch()
    return watching
  }
}

const otherPages = {
  hasOrder: () => orderKey() !== undefined,
  openLoan: () => openPage('order.html', { ...orderKey() }),
  openGuide: () => openPage('repay-guide.html')
}

export function createRepaymentStore(kind: RepaymentKind) {
  const keeper = createSlipKeeper()
  const { $resource, load, refresh } = createResource(async () => {
    const key = orderKey()
    if (!key) return missingOrder
    restoreChannel()
    return keeper.watch(kind, key.orderId, fetchRepayment(kind, key), (repayment, slip) =>
      slipOfLoan(repayment, kind, slip)
    )
  })
  /** Undefined where none was chosen or quoted. */
  const $choice = atom<PayChoice | undefined>()
  const due = createDue(kind, $resource, $choice)
  const { $amount } = due
  const { restoreChannel, ...channels } = createChannels(kind, $resource, $amount, $choice)
  const { $channel } = channels
  /** The next payment of a running plan. */
  const $next = atom<NextPayment | undefined>()
  const $planned = computed($next, next => next?.minor)
  const payments = createPaymentsOf(kind, due, channels, $planned, { $resource, refresh })
  const $expanded = atom(false)
  const store = {
    kind,
    ...due,
    ...channels,
    ...createDistrust($resource, $channel, $amount, $choice),
    $choice,
    $obstacle: computed([$resource, $amount, $channel, payments.$money, $choice], payObstacle),
    $refusal: atom<string | undefined>(),
    /** The try to pay that the server or the phone has refused. */
    $refused: atom<string | undefined>(),
    $dialog: atom<OpenDialog | undefined>(),
    payments
  }

  return {
    ...store,
    ...createCardAct({ $resource, ...store }),
    $repayment: $resource,
    $slip: keeper.$slip,
    load,
    watchWays: createWatch({ $resource, ...store }),
    $next,
    $planned,
    $expanded,
    pay: createPaying({ ...store, load }),
    renewCode: createRenewal(refresh, () => hasExpiredCode($resource.get(), $channel.get())),
    openInstructions: () => openInstructions(kind, $resource.get()),
    chooseChannel: (channel: Channel) => {
      store.$refusal.set(undefined)
      store.$refused.set(undefined)
      channels.chooseChannel(channel)
    },
    toggleRows: () => $expanded.set(!$expanded.get()),
    openDialog: (name: OpenDialog) => store.$dialog.set(name),
    closeDialog: () => store.$dialog.set(undefined),
    ...otherPages
  }
}

export type RepaymentStore = ReturnType<typeof createRepaymentStore>
