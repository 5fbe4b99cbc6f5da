import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import { AmountDue } from '../../shared/ui/amount-due/amount-due.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { Sheet } from './sheet.tsx'

const code = placeOf('code')
const address = { look: 'code', code, picture: '', amount: '' } as const

/** A code to be read out that the server confirms, with room for the channel's picture. */
export function Early() {
  const hero = <AmountDue label={messages.amount} amount={placeOf('amount')} />
  return (
    <PageFrame title={messages.title} hero={hero}>
      <Sheet address={address} digits={code}>
        <div>
          {optionalPlaceOf('picture')}
          <Picture source="" size="large" />
        </div>
      </Sheet>
    </PageFrame>
  )
}
