import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { codeOfWay } from './code-of-way.ts'

export function createCardAct(
  kind: RepaymentKind,
  $resource: ReadableAtom<Resource<Repayment>>,
  $channel: ReadableAtom<Channel | undefined>,
  $choice: ReadableAtom<PayChoice | undefined>
) {
  const $missingLink = atom('')
  const $isInCard = computed(
    [$resource, $channel, $choice, $missingLink],
    (resource, channel, choice, missing) => {
      if (kind === 'extension' || !channel || choice?.isOwn === false) return false
      const code = resource.state === 'ready' ? resource.data.code : undefined
      const isOfLoan = code?.code === channel.barcode
      const { appLink } = isOfLoan ? codeOfWay(code, channel) : channel
      return appLink ? appLink !== missing : channel.barcode !== ''
    }
  )
  return { $missingLink, $isInCard }
}
