import { legacyCardWire, legacyWaysWire } from '../../shared/api/wire/legacy-repayment.ts'
import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { chinesePageMessages } from '../../shared/messages/page-zh.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { AmountDue } from '../../shared/ui/amount-due/amount-due.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { PageWords } from '../../shared/ui/page-frame/page-words.ts'
import { Way, WayGroup, Ways } from './ways.tsx'

const inCard = (path: string) => placeOf(`${legacyWaysWire.cards}[].${path}`)

const free = { checked: false, onChoose: () => {} }

/** The amount, the cards and the wallet. What is chosen here is taken up by `early-choice.ts`. */
export function Early() {
  const due = <AmountDue label={messages.amount} amount={placeOf('amount')} />
  return (
    <PageWords.Provider value={chinesePageMessages}>
      <PageFrame title={messages.title} hero={due}>
        <Ways>
          <WayGroup>
            <Way
              name={inCard(legacyCardWire.bankName)}
              number={inCard(legacyCardWire.number)}
              {...free}
            />
          </WayGroup>
          <WayGroup>
            <Way name={messages.alipay} {...free} />
            <span hidden>{optionalPlaceOf(legacyWaysWire.alipay)}</span>
          </WayGroup>
        </Ways>
        <ActionBar>
          <Button>{messages.pay}</Button>
        </ActionBar>
      </PageFrame>
    </PageWords.Provider>
  )
}
