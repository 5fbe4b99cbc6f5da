import { computed } from 'nanostores'
import { createResource } from '../../shared/api/resource.ts'
import { isFault, type Success } from '../../shared/api/result.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { param } from '../../shared/context/query.ts'
import { noAmount } from '../../shared/lib/no-amount.ts'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import type { Slip } from '../../shared/ui/cashier/slip.ts'
import { createSlipKeeper } from '../../shared/ui/cashier/slip-keeper.ts'
import { type AddressCode, readAddress } from './address.ts'
import { compareCode } from './compare.ts'
import { isSameAmount } from './same-amount.ts'

/** What is known of the address's code. */
type Checked =
  | { state: 'none'; address: AddressCode }
  /** No loan is named, or the server names no code for it. */
  | { state: 'unnamed'; address: AddressCode }
  /** Its amount is the server's; `linkAmount` is what the link said instead, '' for nothing else. */
  | { state: 'same'; address: AddressCode; linkAmount: string }
  | { state: 'different'; address: AddressCode }
  | { state: 'refused'; address: AddressCode; message: string }
  /** The server could not be asked; it has confirmed this code at `savedAt`, if ever. */
  | { state: 'unchecked'; address: AddressCode; savedAt: number | undefined }

const keeper = createSlipKeeper()

export function slipOf({ look, code, picture, amount }: AddressCode): Slip {
  return {
    kind: 'code',
    code,
    look: look === 'qr' ? 'qr' : 'barcode',
    // The picture of a code to be read out is only the channel's logo.
    picture: look === 'qr' ? picture : '',
    place: '',
    amount,
    contractNumber: '',
    expiresAt: '',
    fee: '',
    note: ''
  }
}

/** The address's code with the amount that the server names, where it names another one. */
function withAmount(address: AddressCode, named: string): AddressCode {
  return !named || isSameAmount(named, address.amount) ? address : { ...address, amount: named }
}

const ready = (data: Checked): Success<Checked> => ({
  success: true,
  code: '0',
  message: '',
  data,
  raw: undefined
})

const check = createResource<Checked>(async () => {
  const address = readAddress(param)
  const { look, code, picture, amount } = address
  if (!code && !(look === 'qr' && picture)) return ready({ state: 'none', address })
  const key = orderKey()
  if (!key) return ready({ state: 'unnamed', address })

  const result = await keeper.watch('code', key.orderId, compareCode(key, code), verdict =>
    verdict.state === 'same' ? slipOf(withAmount(address, verdict.amount)) : undefined
  )
  if (isFault(result)) {
    const kept = keeper.$kept.get()
    if (kept?.data.code !== code) return ready({ state: 'unchecked', address, savedAt: undefined })
    const { savedAt, data } = kept
    return ready({ state: 'unchecked', address: { ...address, amount: data.amount }, savedAt })
  }
  if (!result.success) return ready({ state: 'refused', address, message: result.message })
  if (result.data.state === 'different') return ready({ state: 'different', address })
  if (result.data.state === 'unknown') return ready({ state: 'unnamed', address })
  const confirmed = withAmount(address, result.data.amount)
  const isOther = confirmed.amount !== amount && amount !== noAmount
  return ready({ state: 'same', address: confirmed, linkAmount: isOther ? amount : '' })
})

export type Shown =
  | { state: 'loading' }
  /** Whatever the check will say: at a counter nobody waits longer. */
  | { state: 'waiting'; address: AddressCode }
  | Checked

export const $code = computed(check.$resource, (resource): Shown => {
  if (resource.state === 'ready') return resource.data
  const isSlow = resource.state === 'loading' && resource.slow
  return isSlow ? { state: 'waiting', address: readAddress(param) } : { state: 'loading' }
})

export const loadCode = check.load

/** Where the loan's own code is; without a loan there is only the way back. */
export function leave(): void {
  const key = orderKey()
  if (key) openPage('repay.html', { ...key })
  else postAction('goBack')
}

export function openLoan(): void {
  openPage('order.html', { ...orderKey() })
}

/** What the button says that leads there. */
export const leaveLabel = () => (orderKey() ? messages.openRepayment : messages.back)
