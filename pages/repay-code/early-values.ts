import { payCodeWire, repaymentWire as wire } from '../../shared/api/wire/repayment.ts'
import { groupCode } from '../../shared/lib/group-code.ts'
import { readAddress } from './address.ts'
import { isSameAmount } from './same-amount.ts'

type Answer = Record<typeof wire.code, Record<typeof payCodeWire.code, string>> &
  Record<typeof wire.amount, string>

/** The address's code, where the answer has the very same as the loan's own, and its amount. */
export function earlyValues({ data }: { data: Answer }, search: URLSearchParams): unknown {
  const param = (name: string, pattern = /^/) => {
    const value = search.getAll(name).pop()
    return value && pattern.test(value) ? value : undefined
  }
  const { look, code, picture, amount } = readAddress(param)
  const isConfirmed =
    code === data[wire.code][payCodeWire.code] && isSameAmount(data[wire.amount], amount)
  if (look !== 'code' || !code || !isConfirmed) return {}
  // Room for the picture is kept where its place has something that does not show.
  return { data: { code: groupCode(code), amount, picture: picture && ' ' } }
}
