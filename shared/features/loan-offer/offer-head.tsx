import { offerMessages as messages } from '#messages/confirmation.ts'
import { dateText } from '../../messages/date-text.ts'
import { Amount } from '../../ui/amount/amount.tsx'
import type { OfferFigures } from './offer-figures.ts'

export function OfferHead({ head, dateLabel, date, term }: Omit<OfferFigures, 'rows'>) {
  return (
    <>
      <dl className="offer-head">
        {head.map(({ text, value }) => (
          <div key={text}>
            <dt className="offer-head_label">{text}</dt>
            <Amount as="dd" text={value} />
          </div>
        ))}
      </dl>
      {date && (
        <div className="offer-head_dates">
          <p>
            <span>{dateLabel}</span> <strong>{dateText(date)}</strong>
          </p>
          {term && (
            <p>
              <strong>{term}</strong>
            </p>
          )}
        </div>
      )}
    </>
  )
}

export function WaitingOffer() {
  return (
    <div className="offer-head">
      {[messages.received, messages.total].map(text => (
        <div key={text}>
          <p className="offer-head_label">{text}</p>
          <Amount />
        </div>
      ))}
    </div>
  )
}
