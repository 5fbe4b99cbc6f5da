import { useStore } from '@nanostores/react'
import { myDataMessages as messages } from '#messages/my-data.ts'
import type { DataConsent } from '../../shared/api/privacy.ts'
import { brand } from '../../shared/config/brand.ts'
import { withdrawalSource } from '../../shared/content/data-rights.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { dateOf, type MyDataPage } from './store.ts'

interface ConsentsProps {
  store: MyDataPage
  consents: readonly DataConsent[]
}

export function Consents({ store, consents }: ConsentsProps) {
  const canWithdraw = consents.some(consent => consent.canWithdraw)
  const source = withdrawalSource[brand.market]
  return (
    <Card title={messages.consents}>
      {canWithdraw && <p>{messages.consentsLead}</p>}
      {consents.length === 0 && <p>{messages.noConsents}</p>}
      <ul className="data_list">
        {consents.map(consent => (
          <li key={consent.id}>
            <Consent store={store} consent={consent} />
          </li>
        ))}
      </ul>
      {canWithdraw && <p className="data_soft">{formatMessage(messages.source, { source })}</p>}
    </Card>
  )
}

function Consent({ store, consent }: { store: MyDataPage; consent: DataConsent }) {
  const { id, title, givenAt, canWithdraw } = consent
  const asking = useStore(store.$asking)
  const isOne = asking.consentId === id
  const pending = useStore(store.withdraw.$pending) && isOne
  const date = dateOf(givenAt)
  return (
    <>
      <div className="data_consent">
        <p className="data_name">{title}</p>
        {canWithdraw && (
          <Button variant="secondary" pending={pending} onClick={() => store.withdraw(id)}>
            {messages.takeBack}
          </Button>
        )}
      </div>
      {date && <p className="data_soft">{formatMessage(messages.givenAt, { date })}</p>}
      {isOne && asking.problem && (
        <p className="field_error" role="alert">
          {asking.problem}
        </p>
      )}
      {!canWithdraw && <p>{messages.notHere}</p>}
    </>
  )
}
