import { useStore } from '@nanostores/react'
import { bankMessages as messages } from '#messages/bank.ts'
import { commonMessages as common } from '#messages/common.ts'
import { draftMessages } from '#messages/complaint.ts'
import { pageMessages } from '#messages/page.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { submitWith } from '../../shared/forms/form.ts'
import { $keyboardOpen } from '../../shared/forms/keyboard.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { WaitingButton } from '../../shared/ui/button/waiting-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { BoundDrawing } from '../../shared/ui/drawing/moments.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { focusOnce } from '../../shared/ui/focus-once.ts'
import { Moment } from '../../shared/ui/moment/moment.tsx'
import '../../shared/ui/language-switch/globe-alone.css'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Refusal } from '../../shared/ui/notice/refusal.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { ItemField } from './item-field.tsx'
import { KnownAccount } from './known-account.tsx'
import { isFromOrder } from './save-account.ts'
import type { BindBankPage } from './store.ts'
import '../../shared/ui/action-bar/form-bar.css'
import '../../shared/styles/deaf.css'
import './page.css'

interface StoreProps {
  store: BindBankPage
}

export function Page({ store }: StoreProps) {
  const resource = useStore(store.$bankForm)
  const saved = useStore(store.$saved)
  const step = useStore(store.$step)
  if (saved) return <Saved store={store} />
  return (
    <PageFrame title={messages.title} hero={resource.state !== 'failed' && <Lead store={store} />}>
      {resource.state === 'failed' && (
        <FailedState
          failed={resource}
          way={isFromOrder() ? { action: common.seeLoan, onAct: store.leave } : undefined}
          onRetry={store.load}
        />
      )}
      {resource.state === 'loading' && (
        <div className="bank">
          <Card>
            <Skeleton lines={6} slow={resource.slow} />
          </Card>
          <ActionBar>
            <WaitingButton why={pageMessages.loading}>{common.next}</WaitingButton>
          </ActionBar>
        </div>
      )}
      {resource.state === 'ready' &&
        (step === 'check' ? <KnownAccount store={store} /> : <AccountForm store={store} />)}
    </PageFrame>
  )
}

/** A small phone has no room for the field of the number on its first screen. */
function Lead({ store }: StoreProps) {
  const numbers = useStore(store.$accountNumbers)
  const step = useStore(store.$step)
  if (numbers === '' || step === 'change') return <p>{messages.lead}</p>
  if (step === 'check') return <p>{messages.check}</p>
  return (
    <>
      <p>{messages.check}</p>
      <p className="bank_number">{numbers}</p>
    </>
  )
}

function AccountForm({ store }: StoreProps) {
  const { entries, validators, checkAccount, chooseCardType } = store
  const cardTypes = useStore(store.$cardTypes)
  const cardType = useStore(store.$cardType)
  const checking = useStore(store.$checking)
  const isKept = useStore(store.$isKept)
  const keyboardOpen = useStore($keyboardOpen)
  const wasOpened = useStore(store.$step) === 'change'
  return (
    <form
      className="bank"
      aria-label={messages.title}
      tabIndex={-1}
      ref={wasOpened ? focusOnce : undefined}
      noValidate
      onSubmit={submitWith(entries, validators, checkAccount)}
    >
      {cardTypes.length > 1 ? (
        <Tabs
          label={messages.cardType}
          titles={cardTypes.map(({ name }) => name)}
          selected={cardTypes.findIndex(({ type }) => type === cardType)}
          onSelect={index => chooseCardType(cardTypes[index]?.type ?? cardType)}
        >
          <Fields store={store} />
        </Tabs>
      ) : (
        <Fields store={store} />
      )}
      {!isKept && <Notice text={draftMessages.unsaved} />}
      <ActionBar hidden={keyboardOpen}>
        <Button type="submit">{common.next}</Button>
      </ActionBar>
      {checking && <CheckDialog store={store} />}
    </form>
  )
}

function Fields({ store }: StoreProps) {
  const visible = useStore(store.$visible)
  const refusal = useStore(store.$refusal)
  return (
    <>
      {refusal && (
        <Refusal {...refusal}>{refusal.kind === 'refused' && <p>{messages.correct}</p>}</Refusal>
      )}
      <Card className="bank_fields">
        {visible.map(item => (
          <ItemField key={item.name} item={item} store={store} />
        ))}
      </Card>
    </>
  )
}

function Saved({ store }: StoreProps) {
  return (
    <PageFrame title={messages.title}>
      <Moment
        drawing={<BoundDrawing symbol={pageSymbol()} />}
        title={messages.savedTitle}
        actions={<Button onClick={() => store.leave()}>{messages.done}</Button>}
      >
        <p>{messages.saved}</p>
      </Moment>
    </PageFrame>
  )
}
