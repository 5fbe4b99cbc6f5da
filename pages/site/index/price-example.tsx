import { offerMessages } from '#messages/confirmation.ts'
import { brand } from '../../../shared/config/brand.ts'
import { priceTexts } from '../../../shared/content/price.ts'
import { homeWords } from '../../../shared/content/site-words.ts'
import { marketDay } from '../../../shared/context/market-time.ts'
import type { LoanPrice } from '../../../shared/loan/quote.ts'
import { Card } from '../../../shared/ui/card/card.tsx'

const { costs, price: messages } = homeWords

interface SliderProps {
  name: 'amount' | 'term'
  label: string
  value: number
  texts: readonly string[]
}

function Slider({ name, label, value, texts }: SliderProps) {
  const last = texts.length - 1
  return (
    <>
      <div className="price_slider">
        <label htmlFor={name}>{label}</label>
        <strong data-fact={name}>{texts[value]}</strong>
      </div>
      <div className="slider_stops" aria-hidden="true">
        <progress className="slider_line" value={value} max={last} />
        {texts.map(text => (
          <i key={text} />
        ))}
      </div>
      <input
        className="slider"
        id={name}
        type="range"
        min={0}
        max={last}
        step={1}
        defaultValue={value}
        aria-valuetext={texts[value]}
      />
      <div className="slider_ends" aria-hidden="true">
        <span>{texts[0]}</span>
        <span>{texts[last]}</span>
      </div>
    </>
  )
}

function Total({ total, payments }: { total: string; payments: string }) {
  return (
    <p className="price_total">
      <span>{messages.pays}</span>
      <output htmlFor="amount term" data-fact="total">
        {total}
      </output>
      <span className="price_payments" data-fact="payments">
        {payments}
      </span>
    </p>
  )
}

/** All loans are in the html; without a script the first one is shown. */
export function PriceExample({ price }: { price: LoanPrice }) {
  const { terms, first, example, rateLabel, lateLabel } = priceTexts(brand, price, marketDay())
  if (!example) return null
  const loans = terms.map(term => term.loans.map(({ each, yearly, ...facts }) => facts))
  const rows = [
    [offerMessages.received, 'received'],
    [offerMessages.cost, 'cost'],
    [rateLabel, 'rate'],
    [lateLabel, 'late']
  ] as const
  return (
    <Card as="section" className="price" id="price">
      <h2>{messages.title}</h2>
      <div className="price_choice">
        <div className="price_sliders is-waiting" data-loans={JSON.stringify(loans)}>
          <Slider
            name="amount"
            label={messages.amount}
            value={first}
            texts={terms[0]?.loans.map(loan => loan.amount) ?? []}
          />
          <Slider
            name="term"
            label={messages.term}
            value={0}
            texts={terms.map(({ term }) => term)}
          />
        </div>
        <noscript>
          <p className="price_chosen">
            {example.amount} · {example.term}
          </p>
          <p>{messages.noScript}</p>
        </noscript>
      </div>
      <Total total={example.total} payments={example.payments} />
      <dl className="home_rows">
        {rows.map(([label, fact]) => (
          <div key={fact}>
            <dt>{label}</dt>
            <dd data-fact={fact}>{example[fact]}</dd>
            {fact === 'late' && (
              <dd className="price_lawful" data-fact="lawful">
                {example.lawful}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="price_note">
        <a href="#costs">{costs.title}</a>
        {messages.note} <a href="#price-list">{messages.all}</a>
      </p>
    </Card>
  )
}
