import { computed } from 'nanostores'
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
import { otherPayment } from '../../shared/features/cashier/other-payment.tsx'
import type { Slip } from '../../shared/features/cashier/slip.ts'
import { createSlipKeeper } from '../../shared/features/cashier/slip-keeper.ts'
import { createPayments } from '../../shared/features/payments/payments.tsx'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { type AddressCode, readCodeAddress } from './address.ts'
import { compareCode, noWayOfCode } from './compare.ts'
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

export function createRepayCodePage() {
  const keeper = createSlipKeeper()

  const check = createResource<Checked>(async () => {
    const address = readCodeAddress(param)
    const { variant, code, picture, amount } = address
    if (!code && !(variant === 'qr' && picture)) return ready({ state: 'none', address })
    const key = orderKey()
    if (!key && !brand.unconfirmedCodes) return ready({ state: 'hidden', address })
    if (!key) return ready({ state: 'unnamed', address })

    const result = await keeper.watch(
      'code',
      key.orderId,
      compareCode(key, code || address.namedPicture),
      verdict => (verdict.state === 'same' ? slipOf(confirmedBy(verdict, address)) : undefined)
    )
    if (isTransportError(result)) {
      const slip = keeper.$slip.get()
      if (slip?.data.code !== code)
        return ready({ state: 'unchecked', address, savedAt: undefined })
      const { savedAt, data } = slip
      const { amount, expiresAt, place, picture, isExtension = false } = data
      const ofSlip = { ...address, amount, expiresAt, place, isExtension }
      return ready({
        state: 'unchecked',
        address: { ...ofSlip, picture: picture || address.picture },
        savedAt
      })
    }
    if (!result.success) return ready({ state: 'refused', address, message: result.message })
    const reason = noWayOfCode(result.data)
    if (reason) tellNoWay(reason)
    if (result.data.state === 'different') return ready({ state: 'different', address })
    if (result.data.state === 'unknown') return ready({ state: 'unknown', address })
    const confirmed = confirmedBy(result.data, address)
    const isOther = confirmed.amount !== amount && amount !== noAmount
    return ready({ state: 'same', address: confirmed, linkAmount: isOther ? amount : '' })
  })

  const $code = computed(check.$resource, (resource): CodeCheck => {
    if (resource.state === 'ready') return resource.data
    const isSlow = resource.state === 'loading' && resource.slow
    return isSlow ? { state: 'waiting', address: readCodeAddress(param) } : { state: 'loading' }
  })

  const payments = createPayments({
    key: orderKey,
    refresh: () => check.refresh({ quiet: true }),
    samples: () => {
      const codeCheck = $code.get()
      return 'address' in codeCheck ? [codeCheck.address.amount] : []
    },
    oneWay: {
      place: otherPayment,
      names: () => {
        const codeCheck = $code.get()
        return 'address' in codeCheck ? [codeCheck.address.place, codeCheck.address.code] : []
      }
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
