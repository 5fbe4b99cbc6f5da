import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Agreement, Offer } from '../../api/offer.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { WaitingButton } from '../../ui/button/waiting-button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { LoanOfferStore } from './store.ts'

interface WaitingConsentProps {
  button: string
  slow: boolean
}

/** The shape of the consent and its button before they come; a tap is told to wait. */
export function WaitingConsent({ button, slow }: WaitingConsentProps) {
  return (
    <ActionBar>
      <div className="consent">
        <Skeleton lines={1} slow={slow} />
      </div>
      <WaitingButton why={messages.agreementsLoading}>{button}</WaitingButton>
    </ActionBar>
  )
}

interface StoreProps<T extends Offer> {
  store: LoanOfferStore<T>
}

/** Stands right above the button, so that nobody takes a loan without seeing what he agrees to. */
export function Agreements<T extends Offer>({ store }: StoreProps<T>) {
  const agreements = useStore(store.$agreements)
  const cost = useStore(store.$cost)
  if (cost && !cost.hasTotal) {
    return (
      <>
        <Notice text={messages.noTotal} />
        <CallButton variant="primary" />
      </>
    )
  }
  if (agreements.state === 'loading') {
    return (
      <div className="consent">
        <Skeleton lines={1} slow={agreements.slow} />
      </div>
    )
  }
  if (agreements.state === 'failed') {
    return (
      <>
        <p>{messages.agreementsFailed}</p>
        <Button variant="secondary" onClick={store.retryAgreements}>
          {common.tryAgain}
        </Button>
      </>
    )
  }
  return <Consent store={store} agreements={agreements.data} />
}

function Consent<T extends Offer>({
  store,
  agreements
}: StoreProps<T> & { agreements: Agreement[] }) {
  const agreed = useStore(store.$agreed)
  const reminded = useStore(store.$reminded)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (reminded > 0) box.current?.focus()
  }, [reminded])
  return (
    <div className="consent">
      <Checkbox
        checked={agreed}
        error={reminded > 0 ? messages.tick : undefined}
        inputRef={box}
        onChange={store.agree}
        after={<AgreementList agreements={agreements} onOpen={store.openAgreement} />}
      >
        {agreements.length > 0 ? messages.agree : messages.agreeAlone}
      </Checkbox>
    </div>
  )
}

interface AgreementListProps {
  agreements: Agreement[]
  onOpen: (agreement: Agreement) => void
}

function AgreementList({ agreements, onOpen }: AgreementListProps) {
  return (
    <ul>
      {agreements.map(agreement => (
        <li key={agreement.position}>
          {' '}
          <AgreementButton title={agreement.title} onTap={() => onOpen(agreement)} />
        </li>
      ))}
    </ul>
  )
}

/** A word of the text. A real button is a box, which does not break between the lines. */
function AgreementButton({ title, onTap }: { title: string; onTap: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onTap()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it breaks between lines.
    <span
      role="button"
      tabIndex={0}
      className="consent_agreement"
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      {title}
    </span>
  )
}
