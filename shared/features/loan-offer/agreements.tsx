import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Agreement, Offer } from '../../api/offer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { NextIcon } from '../../ui/icon/next-icon.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { LoanOfferStore } from './store.ts'

export function AgreementsWaiting({ slow }: { slow: boolean }) {
  return (
    <Card>
      <Skeleton lines={2} slow={slow} />
    </Card>
  )
}

export function Agreements<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  const agreements = useStore(store.$agreements)
  if (agreements.state === 'loading') {
    return <AgreementsWaiting slow={agreements.slow} />
  }
  if (agreements.state === 'failed') {
    return (
      <Card>
        <p>{messages.agreementsFailed}</p>
        <Button variant="quiet" onClick={store.retryAgreements}>
          {messages.tryAgain}
        </Button>
      </Card>
    )
  }
  return <Consent store={store} agreements={agreements.data} />
}

interface ConsentProps<T extends Offer> {
  store: LoanOfferStore<T>
  agreements: Agreement[]
}

function Consent<T extends Offer>({ store, agreements }: ConsentProps<T>) {
  const agreed = useStore(store.$agreed)
  const reminded = useStore(store.$reminded)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (reminded) box.current?.focus()
  }, [reminded])
  return (
    <Card>
      <Checkbox
        checked={agreed}
        error={reminded ? messages.tick : undefined}
        inputRef={box}
        onChange={store.agree}
      >
        {agreements.length > 0 ? messages.agree : messages.agreeAlone}
      </Checkbox>
      <ul>
        {agreements.map(agreement => (
          <li key={agreement.position}>
            <button
              type="button"
              className="loan-offer_agreement"
              onClick={() => store.openAgreement(agreement)}
            >
              <span>{agreement.title}</span>
              <NextIcon />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
