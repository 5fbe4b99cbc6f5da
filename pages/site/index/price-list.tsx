import { offerMessages } from '#messages/confirmation.ts'
import { brand } from '../../../shared/config/brand.ts'
import { type PricedLoan, priceTexts } from '../../../shared/content/price.ts'
import { homeWords } from '../../../shared/content/site-words.ts'
import type { LoanPrice } from '../../../shared/loan/quote.ts'

const { price, priceList: messages } = homeWords

interface LoansProps {
  label: string
  loans: readonly PricedLoan[]
  getsLess: boolean
}

function Loans({ label, loans, getsLess }: LoansProps) {
  const gets = getsLess ? [offerMessages.received] : []
  const head = [messages.borrowed, ...gets, price.pays, messages.total]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it where text is large.
    <section className="price-list_scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loans.map(({ amount, received, each, total }) => (
            <tr key={amount}>
              <th scope="row">{amount}</th>
              {getsLess && <td>{received}</td>}
              <td>{each}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function PriceList({ price }: { price: LoanPrice }) {
  const { terms, rateLabel } = priceTexts(brand, price)
  return (
    <section className="home_pair price-list" id="price-list">
      <div>
        <h2>{messages.title}</h2>
        <p>{messages.text}</p>
      </div>
      <div className="price-list_terms home_folds">
        {terms.map(({ term, rate, loans }) => (
          <details className="card" key={term}>
            <summary>
              <span>
                <strong>{term}</strong>
                <small>
                  {rateLabel}: {rate}
                </small>
              </span>
            </summary>
            <Loans label={term} loans={loans} getsLess={price.withheld > 0} />
          </details>
        ))}
      </div>
    </section>
  )
}
