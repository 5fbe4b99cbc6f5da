import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { openLink } from '../../bridge/open-link.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { clockText } from '../../loan/moment.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Option } from '../../ui/option/option.tsx'
import { WithoutPayment } from '../arrangement/without-payment.tsx'
import type { RepaymentStore } from '../repayment/store.ts'
import { describeOption } from './describe-option.ts'
import { PartForm } from './part-form.tsx'
import { createPayOptions, type PayOptionsStore, typedOption } from './store.ts'
import './pay-options.css'

/** The options of a loan side by side; nothing where there is but one, since then there is nothing to choose. */
export function PayOptions({ page }: { page: RepaymentStore }) {
  const [store] = useState(() => createPayOptions(page))
  useEffect(() => void store.open(), [store])
  const quoted = useStore(store.$quoted)
  const channels = useStore(page.$channels)
  if (!quoted || (quoted.offered.length < 2 && quoted.refused === 0)) return null
  // An amount of one's own is paid through a link: a code at a counter is of the whole.
  const isPayable = channels.length > 0 || page.kind === 'extension'
  const isChosenHere = isPayable && page.kind === 'instalment'
  return (
    <>
      <Card title={messages.title} className="pay-options">
        <div {...(isChosenHere && { role: 'radiogroup', 'aria-label': messages.title })}>
          {quoted.offered.map(option => (
            <Choice option={option} store={store} isChosenHere={isChosenHere} key={option.id} />
          ))}
        </div>
        <Refused count={quoted.refused} />
        <Effect store={store} page={page} />
      </Card>
      <WithoutPayment />
    </>
  )
}

interface ChoiceProps {
  option: QuotedOption
  store: PayOptionsStore
  isChosenHere: boolean
}

function Choice({ option, store, isChosenHere }: ChoiceProps) {
  const chosen = useStore(store.$option)
  const { typed } = useStore(store.$chosen)
  const isChosen = chosen?.id === option.id
  const shown = (isChosen && typedOption(option, typed)) || option
  if (isChosenHere && option.kind !== 'extension') {
    return (
      <Option name="pay-option" checked={isChosen} onChoose={() => store.choose(option.id, '')}>
        <OptionFacts option={shown} store={store} />
      </Option>
    )
  }
  return (
    <div className="pay-options_other">
      <OptionFacts option={shown} store={store} />
      {!isChosen && (
        <Button variant="secondary" onClick={() => store.goTo(option)}>
          {option.kind === 'extension' ? messages.seeExtension : messages.payInstead}
        </Button>
      )}
    </div>
  )
}

function OptionFacts({ option, store }: Pick<ChoiceProps, 'option' | 'store'>) {
  const quoted = useStore(store.$quoted)
  const owed = parseAmountText(store.owed())?.minor
  const { title, rows, saves, warning } = describeOption(option, owed, store.money)
  return (
    <span className="pay-options_facts">
      <span className="pay-options_title">
        {title}
        {quoted?.cheapest.includes(option.id) && (
          <span className="pay-options_cheapest">{messages.cheapest}</span>
        )}
      </span>
      {rows.map(({ text, value }) => (
        <span className="pay-options_row" key={text}>
          <span>{text}</span> <strong>{value}</strong>
        </span>
      ))}
      {saves && <strong className="pay-options_saves">{saves}</strong>}
      {warning && <span className="pay-options_warning">{warning}</span>}
    </span>
  )
}

function Refused({ count }: { count: number }) {
  if (count === 0) return null
  const text = count === 1 ? messages.refusedOne : formatMessage(messages.refused, { count })
  return <p className="pay-options_note">{text}</p>
}

/** What follows from what is chosen, said before the tap that pays. */
function Effect({ store, page }: { store: PayOptionsStore; page: RepaymentStore }) {
  const option = useStore(store.$option)
  const choice = useStore(page.$choice)
  if (!option || !choice || page.kind === 'extension') return null
  const { schedule, until, note, terms } = option
  return (
    <div className="pay-options_effect">
      {option.kind === 'part' && <PartForm option={option} store={store} />}
      {option.kind === 'plan' && (
        <ul className="pay-options_schedule">
          {schedule.map(({ date, minor }) => (
            <li key={date}>
              <span>{dateText(date)}</span> <strong>{store.money(minor)}</strong>
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
      {terms && (
        <Button variant="quiet" onClick={() => openLink(terms.url)}>
          {terms.title || messages.terms}
        </Button>
      )}
      {until && (
        <p className="pay-options_note">
          {formatMessage(messages.holds, { time: clockText(until, Date.now(), hoursAhead) })}
        </p>
      )}
      {!choice.isOwn && (
        <p>{formatMessage(messages.codes, { amount: store.owed(), part: choice.amount })}</p>
      )}
    </div>
  )
}
