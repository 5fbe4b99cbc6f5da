import type { ExampleOffer } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { exampleMoney } from './example-money.ts'
import { exampleNoteOf } from './example-note.ts'

interface PriceTableProps {
  offers: readonly ExampleOffer[]
  messages: LandingMessages
}

export function PriceTable({ offers, messages }: PriceTableProps) {
  const [first] = offers
  if (!first) return null
  const termOf = ({ days }: ExampleOffer) => formatMessage(messages.term, { days })
  const isOneTerm = offers.every(({ days }) => days === first.days)
  const rates = [...new Set(offers.map(({ rate }) => percentText(rate, brand.money)))]
  const terms = [isOneTerm ? termOf(first) : '', ...rates].filter(Boolean)
  return (
    <Card className="price-table" title={messages.prices}>
      <div className="price-table_scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.borrowed}</th>
              <th scope="col">{messages.cost}</th>
              <th scope="col">{messages.total}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map(offer => (
              <tr key={offer.amount}>
                <th scope="row">
                  {exampleMoney(offer.amount)}
                  {!isOneTerm && <small>{termOf(offer)}</small>}
                </th>
                <td>{exampleMoney(offer.total - offer.amount)}</td>
                <td>{exampleMoney(offer.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {terms.length > 0 && <p className="loan-example_note">{terms.join(' · ')}</p>}
      <p className="loan-example_note">{exampleNoteOf(messages)}</p>
    </Card>
  )
}
