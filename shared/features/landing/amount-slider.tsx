import type { ExampleOffer } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { exampleMoney } from './example-money.ts'

interface AmountSliderProps {
  /** From small to large; two or more. */
  offers: readonly ExampleOffer[]
  offer: ExampleOffer
  messages: LandingMessages
  onChange: (amount: number) => void
}

/** The middle one where none is of this amount. */
export const offerOf = (offers: readonly ExampleOffer[], amount: number) =>
  offers.find(offer => offer.amount === amount) ?? offers[Math.floor((offers.length - 1) / 2)]

export function AmountSlider({ offers, offer, messages, onChange }: AmountSliderProps) {
  const last = offers.length - 1
  const value = offers.indexOf(offer)
  // The steps are seldom equal in money: the middle one says so where there is one.
  const marks = offers.filter((_, index) => index * 2 === last || index % last === 0)
  return (
    <>
      <label className="loan-example_question">
        <span>{messages.exampleAmount}</span>
        <output className="loan-example_amount">{exampleMoney(offer.amount)}</output>
        <span className="slider_stops" aria-hidden="true">
          <progress className="slider_line" value={value} max={last} />
          {offers.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a served template may name an amount twice.
            <i key={index} />
          ))}
        </span>
        <input
          className="slider"
          type="range"
          min={0}
          max={last}
          step={1}
          value={value}
          aria-valuetext={exampleMoney(offer.amount)}
          onChange={event => onChange((offers[Number(event.target.value)] ?? offer).amount)}
        />
      </label>
      <p className="slider_ends" aria-hidden="true">
        {marks.map(({ amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a served template may name an amount twice.
          <span key={index}>{exampleMoney(amount)}</span>
        ))}
      </p>
    </>
  )
}
