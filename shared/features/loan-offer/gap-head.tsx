import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Offer } from '../../api/offer.ts'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import { StatusBanner } from '../../ui/status-banner/status-banner.tsx'
import { HeadTone } from '../loan-head/head-tone.tsx'

function gapIn({ amount, periods, termUnit }: Offer): string {
  const hasTerm = periods !== '' && termUnit !== ''
  if (!amount === !hasTerm) return messages.incomplete
  return amount ? messages.withoutTerm : messages.withoutAmount
}

/** The figures of an offer that cannot be taken stand below, among its facts. */
export function GapHead({ offer }: { offer: Offer }) {
  return (
    <>
      <HeadTone tone="resting" />
      <StatusBanner icon={<AlertIcon />} title={messages.notTaken} text={gapIn(offer)} />
    </>
  )
}
