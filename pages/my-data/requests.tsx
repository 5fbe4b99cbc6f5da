import { myDataMessages as messages } from '#messages/my-data.ts'
import type { DataRequest } from '../../shared/api/privacy.ts'
import { canOpen, openLink } from '../../shared/bridge/open-link.ts'
import { brand } from '../../shared/config/brand.ts'
import { privacyLaws } from '../../shared/content/privacy-laws.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { promisedDate } from '../../shared/context/promised-date.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { endOf, isPast } from '../../shared/loan/market-time.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'
import { dateOf } from './store.ts'

const authority = privacyLaws[brand.market].authorityName

function titleOf(kind: string): string {
  const words = ownValue(messages.kinds, kind) as { title: string } | undefined
  return words?.title ?? messages.otherKind
}

function clockOf({ answerBy }: DataRequest): { text: string; isLate: boolean } {
  const time = marketTime()
  const end = endOf(answerBy, time)
  const date = promisedDate(answerBy)
  const isLate = end !== undefined && isPast(end, time)
  if (isLate) return { text: formatMessage(messages.late, { date, authority }), isLate }
  return { text: date ? formatMessage(messages.answerBy, { date }) : messages.open, isLate }
}

export function Requests({ requests }: { requests: readonly DataRequest[] }) {
  return (
    <Card title={messages.requests}>
      <ul className="data_list">
        {requests.map(request => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Request({ request }: { request: DataRequest }) {
  const { id, kind, state, madeAt, message, file } = request
  const date = dateOf(madeAt)
  const made = date ? messages.madeAt : messages.madeNoDate
  // The number stands by itself, so that it does not break at its hyphen.
  const [before, after] = formatMessage(made, { date, id: '\n' }).split('\n')
  return (
    <>
      <p className="data_name">{titleOf(kind)}</p>
      <p className="data_soft">
        {before}
        <span className="data_number">{id}</span>
        {after}
      </p>
      {state === 'open' ? (
        <Clock request={request} />
      ) : (
        <p>
          <b>{messages[state]}</b>
          {': '}
          {message || (state === 'refused' ? messages.noReason : dateOf(request.answerBy))}
        </p>
      )}
      {file && canOpen(file) && (
        <Button variant="secondary" onClick={() => openLink(file)}>
          {messages.file}
        </Button>
      )}
    </>
  )
}

function Clock({ request }: { request: DataRequest }) {
  const { text, isLate } = clockOf(request)
  return (
    <p className={isLate ? 'data_clock is-late' : 'data_clock'}>
      {isLate ? <AlertIcon /> : <ClockIcon />}
      <span>{text}</span>
    </p>
  )
}
