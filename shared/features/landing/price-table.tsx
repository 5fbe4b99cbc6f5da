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
  const termsOf = ({ days, rate }: ExampleOffer) =>
    [formatMessage(messages.term, { days }), percentText(rate, brand.money)]
      .filter(Boolean)
      .join(' · ')
  const isAlike = offers.every(({ days, rate }) => days === first.days && rate === first.rate)
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
            {offers.map((offer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a served template may name an amount twice.
              <tr key={index}>
                <th scope="row">
                  {exampleMoney(offer.amount)}
                  {!isAlike && <small>{termsOf(offer)}</small>}
                </th>
                <td>{exampleMoney(offer.total - offer.amount)}</td>
                <td>{exampleMoney(offer.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isAlike && <p className="loan-example_note">{termsOf(first)}</p>}
      <p className="loan-example_note">{exampleNoteOf(messages)}</p>
    </Card>
  )
}
