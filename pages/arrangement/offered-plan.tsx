import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { optionMessages } from '#messages/options.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { whenText } from '../../shared/features/arrangement/answer-text.ts'
import { PlanRows } from '../../shared/features/arrangement/plan-rows.tsx'
import { WithoutPayment } from '../../shared/features/arrangement/without-payment.tsx'
import { describeOption } from '../../shared/features/options/describe-option.ts'
import { writeDay } from '../../shared/loan/day.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import type { ArrangementPage } from './store.ts'

interface OfferProps {
  plan: QuotedOption
  message: string
  store: ArrangementPage
}

const firstOf = ({ now, schedule }: QuotedOption) =>
  now > 0 ? { minor: now, date: writeDay(marketDay()) } : schedule[0]

export function OfferedPlan({ plan, message, store }: OfferProps) {
  const { answer } = store
  const refusal = useStore(answer.$refusal)
  const asking = useStore(answer.$asking)
  const owed = useStore(store.$owed)
  const money = (minor: number | undefined) => moneyText(minor, '', [owed])
  const { waived = 0, note, until } = plan
  // The page's head says the sum and the day on which it is over.
  const described = describeOption(plan, undefined, money).rows
  const rowOf = (name: string) => described.find(({ text }) => text === name)
  const rows = [
    plan.now > 0 && rowOf(optionMessages.now),
    waived > 0 && { text: messages.waived, value: money(waived) },
    rowOf(optionMessages.cost),
    until && { text: messages.holds, value: whenText(until) }
  ]
  return (
    <>
      <Card title={messages.offered}>
        {[message, note].filter(Boolean).map(text => (
          <p className="arrangement_words" key={text}>
            {text}
          </p>
        ))}
        <PlanRows plan={plan} money={money} />
        <div className="arrangement_terms">
          <Rows rows={rows.filter(row => typeof row === 'object')} />
        </div>
      </Card>
      {refusal && <Notice text={refusal} isAnswer />}
      <Agreement plan={plan} money={money} store={store} />
      <Card className="fold-list">
        <WithoutPayment isOpen />
      </Card>
      <PrivacyNote />
      {asking && <DeclineDialog store={store} />}
    </>
  )
}

interface AgreementProps {
  plan: QuotedOption
  money: (minor: number | undefined) => string
  store: ArrangementPage
}

/** Never ticked beforehand, and below all dates: nobody agrees to payments that he cannot see. */
function Agreement({ plan, money, store }: AgreementProps) {
  const { answer } = store
  const agrees = useStore(answer.$agrees)
  const missing = useStore(answer.$missing)
  const pending = useStore(answer.answer.$pending)
  const first = firstOf(plan)
  if (!first) return null
  const values = { amount: money(first.minor), date: dateText(first.date) }
  return (
    <Card className="arrangement_ways">
      <Checkbox
        checked={agrees}
        onChange={answer.tick}
        error={missing ? messages.agreeMissing : undefined}
      >
        {messages.agree}
      </Checkbox>
      <Button pending={pending} softDisabled={!agrees} onClick={answer.agree}>
        {formatMessage(messages.agreeButton, values)}
      </Button>
      <Button variant="quiet" onClick={answer.askDecline}>
        {messages.decline}
      </Button>
    </Card>
  )
}

function DeclineDialog({ store: { answer } }: { store: ArrangementPage }) {
  const pending = useStore(answer.answer.$pending)
  return (
    <Dialog title={messages.declineTitle} onClose={answer.keepOffer}>
      <p>{messages.declineText}</p>
      <DialogActions>
        <Button variant="secondary" pending={pending} onClick={() => answer.answer(false)}>
          {messages.decline}
        </Button>
        <Button onClick={answer.keepOffer}>{messages.keep}</Button>
      </DialogActions>
    </Dialog>
  )
}
