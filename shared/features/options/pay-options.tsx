import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { marketTime } from '../../context/market-time.ts'
import { clockText, readMoment } from '../../loan/moment.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { WithoutPayment } from '../arrangement/without-payment.tsx'
import { OptionChoice } from './option-choice.tsx'
import type { PayingPage } from './paying-page.ts'
import { payOptionsOf } from './store.ts'
import './pay-options.css'

/** A single option leaves no choice: the head says what it saves. */
export function PayOptionsCard({ page }: { page: PayingPage }) {
  const [store] = useState(() => payOptionsOf(page))
  useEffect(() => void store.open(), [store])
  const quoted = useStore(store.$quoted)
  const channels = useStore(page.$channels)
  const repayment = useStore(page.$repayment)
  if (!quoted || (quoted.offered.length < 2 && quoted.refused === 0)) return null
  // An amount of one's own is paid through a link: a counter's code is for the whole.
  const isPayable = channels.length > 0 || page.kind === 'extension'
  const isChosenHere = isPayable && page.kind === 'instalment'
  const without = repayment.state === 'ready' && <WithoutPayment debt={repayment.data} />
  const choices = (
    <>
      <div {...(isChosenHere && { role: 'radiogroup', 'aria-label': messages.title })}>
        {quoted.offered.map((option, index) => (
          <OptionChoice
            option={option}
            store={store}
            isChosenHere={isChosenHere}
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may name one twice.
            key={index}
          />
        ))}
      </div>
      <Validity options={quoted.offered} />
      <Refused count={quoted.refused} />
    </>
  )
  if (page.kind === 'extension') {
    // Two of them are compared above, and the others lead to another page.
    return (
      <Card className="pay-options fold-list">
        <Fold title={messages.title} isHeading>
          {choices}
        </Fold>
        {without}
      </Card>
    )
  }
  return (
    <>
      <Card title={messages.title} className="pay-options">
        {choices}
      </Card>
      <Card className="fold-list">{without}</Card>
    </>
  )
}

function Validity({ options }: { options: readonly QuotedOption[] }) {
  const [until] = options
    .flatMap(option => option.until || [])
    .sort((one, other) => (readMoment(one) ?? 0) - (readMoment(other) ?? 0))
  if (!until) return null
  const time = dateText(clockText(until, marketTime().now, hoursAhead))
  return <p className="pay-options_note">{formatMessage(messages.holds, { time })}</p>
}

function Refused({ count }: { count: number }) {
  if (count === 0) return null
  const text = count === 1 ? messages.refusedOne : formatMessage(messages.refused, { count })
  return <p className="pay-options_note">{text}</p>
}
