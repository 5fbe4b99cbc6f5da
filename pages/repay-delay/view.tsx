import { extensionMessages as messages } from '#messages/extension.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { PlanList } from '../../shared/features/plan-list/plan-list.tsx'
import type { OwnParts } from '../../shared/features/repayment/own-parts.ts'
import { remainderText } from '../../shared/features/repayment/remainder-text.ts'
import { RepaymentPage } from '../../shared/features/repayment/repayment.tsx'
import type { RepaymentStore } from '../../shared/features/repayment/store.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Compare } from './compare.tsx'
import { comparesAll, effectOf, effectTitle } from './effect.ts'
import { EffectCard } from './effect-card.tsx'
import './page.css'

export function Page({ store }: { store: RepaymentStore }) {
  return <RepaymentPage title={messages.title} store={store} partsOf={partsOf} />
}

const write = (minor: number, texts: readonly string[]) => moneyText(minor, '', texts)

const payAll = () => openPage('repay.html', { ...orderKey() })

function partsOf(repayment: Repayment): OwnParts {
  const { amount, delay, plan } = repayment
  const effect = effectOf(repayment, write)
  const compares = comparesAll(amount, effect)
  const isOffered = delay?.amount
  return {
    act: messages.extend,
    effect: (effect.now || effect.nextDate || amount) && (
      <EffectCard title={effectTitle(amount, effect, write)} nextDate={effect.nextDate}>
        {compares ? (
          <Compare all={amount} effect={effect} />
        ) : (
          <>
            {effect.now && <p>{formatMessage(messages.payNow, { amount: effect.now })}</p>}
            {amount && <p>{formatMessage(messages.instead, { amount })}</p>}
          </>
        )}
      </EffectCard>
    ),
    plan: isOffered && plan.length > 0 && (
      <Card title={messages.plan}>
        <PlanList entries={plan.map(entry => ({ ...entry, text: entry.remark }))} />
      </Card>
    ),
    note: isOffered && <p className="repayment_reminder">{remainderText(effect)}</p>,
    other: compares && (
      <Button variant="secondary" hint={amount} onClick={payAll}>
        {messages.payAll}
      </Button>
    )
  }
}
