import { jointLoginWire } from '../../shared/api/wire/joint-login.ts'
import { envelopeWire } from '../../shared/api/wire.ts'
import { neededPlaceOf, optionalPlaceOf } from '../../shared/lib/places.ts'
import { Needs } from '../../shared/ui/needs/needs.tsx'
import { EarlyRecommended } from '../../shared/ui/recommended/early-recommended.tsx'
import { FailureFrame } from './failure-frame.tsx'

export const envelope = envelopeWire.disguised

export function Early() {
  return (
    <FailureFrame
      notice={optionalPlaceOf(jointLoginWire.notice)}
      error={optionalPlaceOf(jointLoginWire.error)}
    >
      <EarlyRecommended list={jointLoginWire.products} />
      <Needs places={[neededPlaceOf(`.${envelope.code}`, '00')]} />
    </FailureFrame>
  )
}
