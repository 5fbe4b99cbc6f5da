import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import { isTransportError, success } from '../../shared/api/result.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { showablePicture } from '../../shared/context/picture-source.ts'
import { param } from '../../shared/context/query.ts'
import { $otherPayment } from '../../shared/features/cashier/other-payment.tsx'
import type { Slip } from '../../shared/features/cashier/slip.ts'
import { createSlipKeeper } from '../../shared/features/cashier/slip-keeper.ts'
import { createPayments } from '../../shared/features/payments/payments.tsx'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import { computed } from '../../shared/lib/computed.ts'
import type { RepaymentKind } from '../../shared/loan/amount-of.ts'
import { type AddressCode, readCodeAddress } from './address.ts'
import { type CheckedCode, checkedBy, refusedExtension, uncheckedBy } from './checked-by.ts'
import { codeObstacle } from './code-obstacle.ts'
import { compareCode, noWayOfCode } from './compare.ts'
import { confirmedBy } from './confirmed-by.ts'
import { slipOf } from './slip-of.ts'

export const openApp = () => postAction('goHome')
export const openService = () => openPage('customer-service.html')

export type CodeCheck =
  | { state: 'loading' }
  /** The check takes long: the page says so, and shows no code yet. */
  | { state: 'waiting'; address: AddressCode }
  | CheckedCode

export const earlyRequest = (): EarlyRequest => repaymentRequest('instalment', orderInAddress)

function namesOf(check: CodeCheck): string[] {
  if (!('address' in check)) return []
  const { place, code } = check.address
  return place ? [place, code] : []
}

const kindOf = (check: CodeCheck): RepaymentKind =>
  'address' in check && check.address.isExtension ? 'extension' : 'instalment'

const offeredCodes = (check: CodeCheck) =>
  check.state === 'same' && check.address.isExtension ? [check.address.code] : undefined

export function createRepayCodePage() {
  const keeper = createSlipKeeper()
  let confirmed: Slip | undefined

  const check = createResource<CheckedCode>(async () => {
    const address = readCodeAddress(param)
    const { variant, code, picture, namedPicture } = address
    const key = orderKey()
    // The server's word is enough for a picture of any host that may be shown.
    const hasPicture = picture || (key && showablePicture(namedPicture))
    if (!code && !(variant === 'qr' && hasPicture)) return success({ state: 'none', address })
    if (!key && !brand.unconfirmedCodes) return success({ state: 'hidden', address })
    if (!key) return success({ state: 'unnamed', address })

    const result = await keeper.watch(
      'code',
      key.orderId,
      compareCode(key, code || address.namedPicture, address.amount),
      (verdict, lastSlip) => {
        const code = verdict.state === 'same' ? confirmedBy(verdict, address) : undefined
        const slip = code && slipOf(code)
        confirmed = slip ?? confirmed ?? lastSlip
        const isNew = slip?.code !== lastSlip?.code
        // Without a signal nobody shows a code that could never be paid.
        if (isNew && code && codeObstacle(code.limits, code.amount)) return undefined
        // The next opening of a paid extension's page has to know its code, too.
        return slip ?? refusedExtension(confirmed, address)
      }
    )
    if (isTransportError(result)) return success(uncheckedBy(keeper.$slip.get(), address))
    if (!result.success) return success({ state: 'refused', address, message: result.message })
    const checked = checkedBy(result.data, address, confirmed)
    const reason = checked.state === 'refused' ? undefined : noWayOfCode(result.data)
    if (reason) tellNoWay(reason)
    return success(checked)
  })

  const $code = computed(check.$resource, (resource): CodeCheck => {
    if (resource.state === 'ready') return resource.data
    const isSlow = resource.state === 'loading' && resource.slow
    return isSlow ? { state: 'waiting', address: readCodeAddress(param) } : { state: 'loading' }
  })

  const payments = createPayments({
    key: orderKey,
    refresh: check.refresh,
    samples: () => {
      const codeCheck = $code.get()
      return 'address' in codeCheck ? [codeCheck.address.amount] : []
    },
    kind: () => kindOf($code.get()),
    $offeredCodes: computed($code, offeredCodes),
    oneWay: {
      place: $otherPayment,
      names: () => namesOf($code.get())
    }
  })

  return { $code, payments, load: check.load }
}

export type RepayCodePage = ReturnType<typeof createRepayCodePage>

export function leave(): void {
  const key = orderKey()
  if (key) openPage('repay.html', { ...key })
  else postAction('goBack')
}

export function openLoan(): void {
  openPage('order.html', { ...orderKey() })
}

export const leaveLabel = () => (orderKey() ? messages.openRepayment : messages.back)
