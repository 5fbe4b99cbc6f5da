import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { RepaymentWays } from '../../shared/api/legacy-repayment.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { chinesePageMessages } from '../../shared/messages/page-zh.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { WaitingButton } from '../../shared/ui/button/waiting-button.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { CallRow } from '../../shared/ui/call-button/call-row.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { PageWords } from '../../shared/ui/page-words/page-words.ts'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { orderId, shownAmount, viewLoan } from './address.ts'
import { AmountDue } from './amount-due.tsx'
import { LegacyDialog } from './dialog.tsx'
import { PayWayList } from './pay-way-list.tsx'
import type { LegacyRepayPage } from './store.ts'
import './page.css'

interface StoreProps {
  store: LegacyRepayPage
}

export function Page({ store }: StoreProps) {
  return (
    <PageWords.Provider value={chinesePageMessages}>
      <LegacyPage store={store} />
    </PageWords.Provider>
  )
}

function LegacyPage({ store }: StoreProps) {
  const resource = useStore(store.$ways)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <FailedState
          failed={resource}
          way={orderId() !== '' ? { action: messages.viewLoan, onAct: viewLoan } : undefined}
          onRetry={store.loadWays}
        />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={messages.title} hero={<AmountDue label={messages.amount} />}>
        <Card>
          <Skeleton lines={3} slow={resource.slow} />
        </Card>
        <ActionBar>
          <WaitingButton why={messages.stillLoading}>{messages.pay}</WaitingButton>
        </ActionBar>
      </PageFrame>
    )
  }
  return <LoadedWays ways={resource.data} store={store} />
}

function LoadedWays({ ways, store }: StoreProps & { ways: RepaymentWays }) {
  const obstacle = useStore(store.$obstacle)
  const pending = useStore(store.pay.$pending)
  const summary = useStore(store.$summary)
  const way = useStore(store.$way)
  useEffect(() => void store.startPayments(), [store])
  return (
    <PageFrame
      title={messages.title}
      hero={<AmountDue label={messages.amount} amount={shownAmount()} />}
    >
      {obstacle && (
        <Notice text={obstacle}>
          <Button variant="secondary" onClick={viewLoan}>
            {messages.viewLoan}
          </Button>
          <CallButton />
        </Notice>
      )}
      <PayWayList ways={ways} store={store} />
      {!obstacle && (
        <RowList>
          <CallRow />
        </RowList>
      )}
      <ActionBar>
        <Button
          pending={pending}
          softDisabled={obstacle !== undefined || !way}
          hint={obstacle ? '' : summary}
          onClick={() => store.pay()}
        >
          {messages.pay}
        </Button>
      </ActionBar>
      <LegacyDialog store={store} />
    </PageFrame>
  )
}
