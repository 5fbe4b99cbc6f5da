import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { brand } from '../../shared/config/brand.ts'
import { withdrawalSource } from '../../shared/content/data-rights.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'
import { type ConsentRow, dateOf, type MyDataPage } from './store.ts'

export function Consents({ store }: { store: MyDataPage }) {
  const rows = useStore(store.$consents)
  const canWithdraw = rows.some(({ consent }) => consent.canWithdraw)
  const source = withdrawalSource[brand.market]
  return (
    <Card title={messages.consents}>
      {canWithdraw && <p>{messages.consentsLead}</p>}
      {rows.length === 0 && <p>{messages.noConsents}</p>}
      <ul className="data_list">
        {rows.map(row => (
          <li key={row.consent.id}>
            <Consent store={store} row={row} />
          </li>
        ))}
      </ul>
      {canWithdraw && <p className="data_soft">{formatMessage(messages.source, { source })}</p>}
    </Card>
  )
}

/** The answer takes the focus, and stays where it is when the list of requests above it grows. */
function useSamePlace(place: RefObject<HTMLElement | null>, hasAnswer: boolean) {
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!hasAnswer) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [place, hasAnswer])
  useLayoutEffect(() => {
    if (!place.current) return
    const top = place.current.getBoundingClientRect().top + scrollY
    if (place.current === document.activeElement) scrollBy(0, top - (before.current ?? top))
    before.current = top
  })
}

function Consent({ store, row }: { store: MyDataPage; row: ConsentRow }) {
  const { consent, answer } = row
  const { id, title, givenAt, canWithdraw } = consent
  const asking = useStore(store.$asking)
  const isOne = asking.consentId === id
  const isBusy = useStore(store.withdraw.$pending)
  const answerPlace = useRef<HTMLParagraphElement>(null)
  const date = dateOf(givenAt)
  useSamePlace(answerPlace, Boolean(answer))
  return (
    <>
      <div className="data_consent">
        <div>
          <p className="data_name">{title}</p>
          {date && <p className="data_soft">{formatMessage(messages.givenAt, { date })}</p>}
        </div>
        {canWithdraw && !answer && (
          <Button
            variant="quiet"
            pending={isBusy && isOne}
            softDisabled={isBusy && !isOne}
            onClick={() => store.withdraw(id)}
          >
            {messages.takeBack}
          </Button>
        )}
      </div>
      <div role="status">
        {answer && (
          <p className="data_clock" ref={answerPlace} tabIndex={-1}>
            <ClockIcon />
            <span>{answer}</span>
          </p>
        )}
      </div>
      {isOne && asking.problem && (
        <p className="field_error" role="alert">
          {asking.problem.text}
        </p>
      )}
      {!canWithdraw && <p>{messages.notHere}</p>}
    </>
  )
}
