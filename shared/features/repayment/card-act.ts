import { atom, type ReadableAtom } from 'nanostores'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { computed } from '../../lib/computed.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { hasWallet } from '../pay-apps/has-wallet.ts'
import { $expiredCodes, stateOfCode } from '../payments/expired-codes.ts'
import { hasPaid, type MoneyState } from '../payments/loan-page.ts'
import { channelObstacle } from './channel-limits.ts'
import { codeOfWay } from './code-of-way.ts'
import { attemptOf } from './pay.ts'
import type { PayObstacle } from './pay-obstacle.ts'

interface CardContext {
  kind: RepaymentKind
  $resource: ReadableAtom<Resource<Repayment>>
  $channel: ReadableAtom<Channel | undefined>
  $choice: ReadableAtom<PayChoice | undefined>
  $amount: ReadableAtom<string>
  $obstacle: ReadableAtom<PayObstacle | undefined>
  $distrust: ReadableAtom<string | undefined>
  $refused: ReadableAtom<string | undefined>
  payments: { $money: ReadableAtom<MoneyState> }
}

export function createCardAct(context: CardContext) {
  const { kind, $resource, $channel, $choice, $amount, $obstacle, $distrust, $refused } = context
  const $missingLink = atom('')
  const $isOff = computed(
    [$obstacle, $distrust, $refused, context.payments.$money, $channel, $amount],
    (obstacle, distrust, refused, money, channel, amount) =>
      obstacle !== undefined ||
      distrust !== undefined ||
      hasPaid(money) ||
      refused === attemptOf(channel, amount)
  )
  const $isInCard = computed(
    [$resource, $channel, $amount, $isOff, $choice, $missingLink, $expiredCodes],
    (resource, channel, amount, isOff, choice, missing) => {
      if (kind === 'extension' || !channel || isOff || choice?.isOwn === false) return false
      const code = resource.state === 'ready' ? resource.data.code : undefined
      const isOfLoan = code?.code === channel.barcode
      const way = isOfLoan ? codeOfWay(code, channel) : channel
      const isOver = isOfLoan && stateOfCode(code.code, way.expiresAt) === 'expired'
      if (isOver || channelObstacle(way, amount)) return false
      return way.appLink ? hasWallet() && way.appLink !== missing : channel.barcode !== ''
    }
  )
  return { $missingLink, $isInCard }
}
