import { delayWire, repaymentWire } from '../../shared/api/wire/repayment.ts'
import { placeOf } from '../../shared/lib/places.ts'
import { extensionMessages } from '../../shared/messages/extension.ts'
import { EarlyRepayment } from '../../shared/ui/repayment/early-repayment.tsx'

export function Early() {
  return (
    <EarlyRepayment
      title={extensionMessages.title}
      label={placeOf(`${repaymentWire.delay}.${delayWire.title}`)}
      amount={`${repaymentWire.delay}.${delayWire.amount}`}
    />
  )
}
