import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import { isTransportError, type Success } from '../../shared/api/result.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { param } from '../../shared/context/query.ts'
import type { StoredRecord } from '../../shared/context/storage.ts'
import { $otherPayment } from '../../shared/features/cashier/other-payment.tsx'
import type { Slip } from '../../shared/features/cashier/slip.ts'
import { createSlipKeeper } from '../../shared/features/cashier/slip-keeper.ts'
import { createPayments } from '../../shared/features/payments/payments.tsx'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import { computed } from '../../shared/lib/computed.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { type AddressCode, readCodeAddress } from './address.ts'
import { type CodeComparison, compareCode, noWayOfCode } from './compare.ts'
import { confirmedBy } from './confirmed-by.ts'

type Checked =
  | { state: 'none'; address: AddressCode }
  | { state: 'unnamed'; address: AddressCode }
  /** No loan is named, and the brand shows no unconfirmed code. */
  | { state: 'hidden'; address: AddressCode }
  | { state: 'unknown'; address: AddressCode }
  /** Has the server's amount; `linkAmount` is a different one of the link, else ''. */
  | { state: 'same'; address: AddressCode; linkAmount: string }
  | { state: 'different'; address: AddressCode }
  | { state: 'refused'; address: AddressCode; message: string }
  /** The server cannot be asked; `savedAt` is when it confirmed this code, if ever. */
  | { state: 'unchecked'; address: AddressCode; savedAt: number | undefined }

/** `source` is `link` for an unconfirmed code. */
export function slipOf(
  { variant, code, picture, place, amount, isExtension, expiresAt }: AddressCode,
  source: Slip['source'] = 'loan'
): Slip {
  return {
    kind: 'code',
    isExtension,
    source,
    code,
    look: variant === 'qr' ? 'qr' : 'barcode',
    // With a code to be read out, the picture is only the channel's logo.
    picture: variant === 'qr' ? picture : '',
    place,
    amount,
    contractNumber: '',
    expiresAt,
    fee: '',
    note: ''
  }
}

export const openApp = () => postAction('goHome')
export const openService = () => openPage('customer-service.html')

const ready = (data: Checked): Success<Checked> => ({
  success: true,
  code: '0',
  message: '',
  data,
  raw: undefined
})

export type CodeCheck =
  | { state: 'loading' }
  /** The check takes long: the page says so, and shows no code yet. */
  | { state: 'waiting'; address: AddressCode }
  | Checked

export const earlyRequest = (): EarlyRequest => repaymentRequest('instalment', orderInAddress)

/** By the slip that was kept when the server confirmed this code, if it ever did. */
function uncheckedBy(slip: StoredRecord<Slip> | undefined, address: AddressCode): Checked {
  if (slip?.data.code !== address.code) return { state: 'unchecked', address, savedAt: undefined }
  const { amount, expiresAt, place, picture, isExtension = false } = slip.data
  const ofSlip = { ...address, amount, expiresAt, place, isExtension }
  return {
    state: 'unchecked',
    address: { ...ofSlip, picture: picture || address.picture },
    savedAt: slip.savedAt
  }
}

const extensionOf = (slip: Slip | undefined, { code }: AddressCode) =>
  slip?.isExtension && slip.code === code ? slip : undefined

/** `confirmed` is the code as the server confirmed it last. */
function checkedBy(
  comparison: CodeComparison,
  address: AddressCode,
  confirmed: Slip | undefined
): Checked {
  if (comparison.state === 'same') {
    const { amount } = address
    const ours = confirmedBy(comparison, address)
    const isOther = ours.amount !== amount && amount !== noAmount
    return { state: 'same', address: ours, linkAmount: isOther ? amount : '' }
  }
  const { state, refusal: message } = comparison
  // The code of an extension may have done its work: it is nobody else's.
  return message && extensionOf(confirmed, address)
    ? { state: 'refused', address: { ...address, isExtension: true }, message }
    : { state, address }
}

function namesOf(check: CodeCheck): string[] {
  if (!('address' in check)) return []
  const { place, code } = check.address
  return place ? [place, code] : []
}

export function createRepayCodePage() {
  const keeper = createSlipKeeper()
  let confirmed: Slip | undefined

  const check = createResource<Checked>(async () => {
    const address = readCodeAddress(param)
    const { variant, code, picture } = address
    if (!code && !(variant === 'qr' && picture)) return ready({ state: 'none', address })
    const key = orderKey()
    if (!key && !brand.unconfirmedCodes) return ready({ state: 'hidden', address })
    if (!key) return ready({ state: 'unnamed', address })

    const result = await keeper.watch(
      'code',
      key.orderId,
      compareCode(key, code || address.namedPicture),
      (verdict, lastSlip) => {
        const slip = verdict.state === 'same' ? slipOf(confirmedBy(verdict, address)) : undefined
        confirmed = slip ?? confirmed ?? lastSlip
        // The next opening of a paid extension's page has to know its code, too.
        return slip ?? extensionOf(confirmed, address)
      }
    )
    if (isTransportError(result)) return ready(uncheckedBy(keeper.$slip.get(), address))
    if (!result.success) return ready({ state: 'refused', address, message: result.message })
    const checked = checkedBy(result.data, address, confirmed)
    const reason = checked.state === 'refused' ? undefined : noWayOfCode(result.data)
    if (reason) tellNoWay(reason)
    return ready(checked)
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
    kind: () => {
      const codeCheck = $code.get()
      return 'address' in codeCheck && codeCheck.address.isExtension ? 'extension' : 'instalment'
    },
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
