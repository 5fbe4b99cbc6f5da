import { useStore } from '@nanostores/react'
import { bankMessages as messages } from '#messages/bank.ts'
import { submitWith } from '../../shared/forms/form.ts'
import { $keyboardOpen } from '../../shared/forms/keyboard.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { ItemField } from './item-field.tsx'
import {
  $bankForm,
  $cardType,
  $checking,
  $refusal,
  $saved,
  $visible,
  checkAccount,
  chooseCardType,
  entries,
  leave,
  loadBankForm,
  validators
} from './store.ts'
import './page.css'

export function Page() {
  const resource = useStore($bankForm)
  const saved = useStore($saved)
  if (saved) return <Saved />
  return (
    <PageFrame title={messages.title}>
      {resource.state === 'failed' && (
        <ErrorState message={resource.message} onRetry={loadBankForm} />
      )}
      {resource.state === 'loading' && (
        <Card>
          <Skeleton lines={6} slow={resource.slow} />
        </Card>
      )}
      {resource.state === 'ready' && <AccountForm cardTypes={resource.data.cardTypes} />}
    </PageFrame>
  )
}

function AccountForm({ cardTypes }: { cardTypes: { name: string; type: string }[] }) {
  const cardType = useStore($cardType)
  const refusal = useStore($refusal)
  const checking = useStore($checking)
  const keyboardOpen = useStore($keyboardOpen)
  return (
    <form className="bank" noValidate onSubmit={submitWith(entries, validators, checkAccount)}>
      {cardTypes.length > 1 ? (
        <Tabs
          label={messages.cardType}
          titles={cardTypes.map(({ name }) => name)}
          selected={cardTypes.findIndex(({ type }) => type === cardType)}
          onSelect={index => chooseCardType(cardTypes[index]?.type ?? cardType)}
        >
          <Fields />
        </Tabs>
      ) : (
        <Fields />
      )}
      {refusal && <Notice text={refusal} isAnswer />}
      <ActionBar hidden={keyboardOpen}>
        <Button type="submit">{messages.next}</Button>
      </ActionBar>
      {checking && <CheckDialog />}
    </form>
  )
}

function Fields() {
  const visible = useStore($visible)
  return (
    <Card className="bank_fields">
      {visible.map(item => (
        <ItemField key={item.name} item={item} />
      ))}
    </Card>
  )
}

function Saved() {
  return (
    <PageFrame title={messages.title}>
      <Card className="bank_saved" role="status">
        <h2>{messages.savedTitle}</h2>
        <p>{messages.saved}</p>
        <Button onClick={() => leave()}>{messages.done}</Button>
      </Card>
    </PageFrame>
  )
}
