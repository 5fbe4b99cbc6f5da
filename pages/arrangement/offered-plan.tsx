import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { commonMessages as common } from '#messages/common.ts'
import { optionMessages } from '#messages/options.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { untilText } from '../../shared/features/arrangement/answer-text.ts'
import { PlanRows } from '../../shared/features/arrangement/plan-rows.tsx'
import { WithoutPayment } from '../../shared/features/arrangement/without-payment.tsx'
import { totalOf } from '../../shared/loan/options/pay-option.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Refusal } from '../../shared/ui/notice/refusal.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { OptionTerms } from './later-parts.tsx'
import type { ArrangementPage } from './store.ts'

interface OfferProps {
  plan: QuotedOption
  message: string
  store: ArrangementPage
}

export function OfferedPlan({ plan, message, store }: OfferProps) {
  const { answer } = store
  const refusal = useStore(answer.$refusal)
  const asking = useStore(answer.$asking)
  const debt = useStore(store.$debt)
  const owed = useStore(store.$owed)
  const money = (minor: number | undefined) => moneyText(minor, '', [owed])
  const { waived = 0, cost, until } = plan
  const rows = [
    waived > 0 && { text: optionMessages.waived, value: `−${money(waived)}` },
    { text: messages.inAll, value: money(totalOf(plan)) },
    cost !== undefined && {
      text: messages.cost,
      value: cost > 0 ? money(cost) : optionMessages.nothing
    }
  ]
  return (
    <>
      <Card title={messages.offered}>
        {until && (
          <p className="arrangement_words">
            <strong>{untilText(until)}</strong>
          </p>
        )}
        {message && <p className="arrangement_words">{message}</p>}
        <PlanRows plan={plan} money={money} />
        <div className={waived > 0 ? 'arrangement_terms has-relief' : 'arrangement_terms'}>
          <Rows rows={rows.filter(row => typeof row === 'object')} />
        </div>
        {(plan.note || plan.terms) && <OptionTerms {...plan} />}
      </Card>
      {refusal && <Refusal {...refusal} />}
      <Agreement plan={plan} money={money} store={store} />
      {debt && (
        <Card className="fold-list">
          <WithoutPayment debt={debt} isOpen />
        </Card>
      )}
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
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (missing > 0) box.current?.focus()
  }, [missing])
  const [first, ...others] = plan.schedule
  if (!first) return null
  const hint = others.length > 0 ? messages.agreeHint : messages.agreeOne
  const values = { amount: money(first.minor), date: dateText(first.date) }
  return (
    <Card className="arrangement_ways">
      <Checkbox
        checked={agrees}
        onChange={answer.tick}
        error={missing > 0 ? messages.agreeMissing : undefined}
        inputRef={box}
      >
        {messages.agree}
      </Checkbox>
      <Button
        pending={pending}
        softDisabled={!agrees}
        onClick={answer.agree}
        hint={formatMessage(hint, values)}
      >
        {common.agree}
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
