import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Agreement, Offer } from '../../api/offer.ts'
import { confirmationMessages as messages } from '../../messages/confirmation.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { LoanOfferStore } from './store.ts'

export function AgreementsWaiting({ slow }: { slow: boolean }) {
  return (
    <section className="card">
      <Skeleton lines={2} slow={slow} />
    </section>
  )
}

/** The tick without which nothing is borrowed, and the agreements it is about. */
export function Agreements<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  const agreements = useStore(store.$agreements)
  if (agreements.state === 'loading') {
    return <AgreementsWaiting slow={agreements.slow} />
  }
  if (agreements.state === 'failed') {
    return (
      <section className="card">
        <p>{messages.agreementsFailed}</p>
        <Button look="quiet" onClick={store.retryAgreements}>
          {messages.tryAgain}
        </Button>
      </section>
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
    <section className="card">
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
    </section>
  )
}
