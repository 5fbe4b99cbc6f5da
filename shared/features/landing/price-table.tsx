import type { ExampleOffer } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { exampleMoney } from './amount-slider.tsx'
import { exampleNoteOf } from './quote.tsx'

interface PriceTableProps {
  offers: readonly ExampleOffer[]
  messages: LandingMessages
}

export function PriceTable({ offers, messages }: PriceTableProps) {
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
            {offers.map(({ amount, total }) => (
              <tr key={amount}>
                <th scope="row">{exampleMoney(amount)}</th>
                <td>{exampleMoney(total - amount)}</td>
                <td>{exampleMoney(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="loan-example_note">{exampleNoteOf(messages)}</p>
    </Card>
  )
}
