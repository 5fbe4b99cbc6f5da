import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { pageSymbol } from '../../context/page-symbol.ts'
import { Button } from '../../ui/button/button.tsx'
import { AcceptedDrawing } from '../../ui/drawing/moments.tsx'
import { Moment } from '../../ui/moment/moment.tsx'

export function Taken({ onSee }: { onSee: () => void }) {
  return (
    <Moment
      drawing={<AcceptedDrawing symbol={pageSymbol()} />}
      title={messages.takenTitle}
      actions={<Button onClick={onSee}>{common.seeLoan}</Button>}
    >
      <p>{messages.taken}</p>
    </Moment>
  )
}
