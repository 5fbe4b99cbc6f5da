import { extensionMessages as messages } from '#messages/extension.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { PlanList } from '../../shared/features/plan-list/plan-list.tsx'
import { remainderText } from '../../shared/features/repayment/remainder-text.ts'
import { RepaymentPage } from '../../shared/features/repayment/repayment.tsx'
import type { RepaymentStore } from '../../shared/features/repayment/store.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Compare } from './compare.tsx'
import { comparesAll, effectOf, moreText } from './effect.ts'
import { EffectCard } from './effect-card.tsx'
import './page.css'

const renderPlan = ({ plan, delay }: Repayment) =>
  delay?.amount &&
  plan.length > 0 && (
    <Card title={messages.plan}>
      <PlanList entries={plan.map(entry => ({ ...entry, text: entry.remark }))} />
    </Card>
  )

export function Page({ store }: { store: RepaymentStore }) {
  return (
    <RepaymentPage
      title={messages.title}
      act={messages.extend}
      store={store}
      renderEffect={repayment => <Effect repayment={repayment} />}
      renderPlan={renderPlan}
      renderReminder={repayment =>
        repayment.delay?.amount && (
          <p className="repayment_reminder">{remainderText(effectIn(repayment))}</p>
        )
      }
      renderOther={repayment =>
        comparesAll(repayment.amount, effectIn(repayment)) && (
          <Button variant="secondary" hint={repayment.amount} onClick={payAll}>
            {messages.payAll}
          </Button>
        )
      }
    />
  )
}

const write = (minor: number, texts: readonly string[]) => moneyText(minor, '', texts)

const effectIn = (repayment: Repayment) => effectOf(repayment, write)

const payAll = () => openPage('repay.html', { ...orderKey() })

function Effect({ repayment }: { repayment: Repayment }) {
  const { amount } = repayment
  const effect = effectIn(repayment)
  const { now, nextDate } = effect
  if (!now && !nextDate && !amount) return null
  return (
    <EffectCard nextDate={nextDate}>
      {comparesAll(amount, effect) ? (
        <Compare all={amount} effect={effect} more={moreText(amount, effect, write)} />
      ) : (
        <>
          {now && <p>{formatMessage(messages.payNow, { amount: now })}</p>}
          {amount && <p>{formatMessage(messages.instead, { amount })}</p>}
        </>
      )}
    </EffectCard>
  )
}
