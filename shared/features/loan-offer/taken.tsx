import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { brand } from '../../config/brand.ts'
import { currencyOf } from '../../loan/currency.ts'
import { Button } from '../../ui/button/button.tsx'
import { AcceptedDrawing } from '../../ui/drawing/accepted.tsx'
import { Moment } from '../../ui/moment/moment.tsx'

export function Taken({ onSee }: { onSee: () => void }) {
  return (
    <Moment
      drawing={<AcceptedDrawing symbol={currencyOf({ market: brand.market })} />}
      title={messages.takenTitle}
      actions={<Button onClick={onSee}>{messages.seeLoan}</Button>}
    >
      <p>{messages.taken}</p>
    </Moment>
  )
}
