import { commonMessages as common } from '#messages/common.ts'
import { myDataMessages as messages } from '#messages/my-data.ts'
import type { DataRequest } from '../../shared/api/privacy.ts'
import { canOpen, openLink } from '../../shared/bridge/open-link.ts'
import { company } from '../../shared/config/company.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { promisedDate } from '../../shared/context/promised-date.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { endOf, isPast } from '../../shared/loan/market-time.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Chip } from '../../shared/ui/chip/chip.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'
import { AuthorityText } from './authority-text.tsx'
import { dateOf } from './store.ts'

function titleOf(kind: string): string {
  const words = ownValue(messages.kinds, kind) as { title: string } | undefined
  return words?.title ?? messages.otherKind
}

export const isLate = ({ state, answerBy }: DataRequest): boolean => {
  const time = marketTime()
  const end = endOf(answerBy, time)
  return state === 'open' && end !== undefined && isPast(end, time)
}

const lateFirst = (requests: readonly DataRequest[]) => [
  ...requests.filter(isLate),
  ...requests.filter(request => !isLate(request))
]

const lateOf = (title: string, answerBy: string) =>
  formatMessage(messages.lateOf, { title, date: promisedDate(answerBy) })

/** `Correct my data: due 12 Nov 2026` */
export const lateText = ({ kind, answerBy }: DataRequest) => lateOf(titleOf(kind), answerBy)

function clockOf(request: DataRequest): string {
  if (isLate(request)) return lateOf(messages.lateHead, request.answerBy)
  const date = promisedDate(request.answerBy)
  return date ? formatMessage(common.answerBy, { date }) : messages.open
}

export function Requests({ requests }: { requests: readonly DataRequest[] }) {
  return (
    <Card title={messages.requests} className="data_requests">
      <ul className="data_list">
        {lateFirst(requests).map((request, index) => (
          <li key={request.id}>
            <Request request={request} isInHead={index === 0 && isLate(request)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface RequestProps {
  request: DataRequest
  isInHead: boolean
}

function Request({ request, isInHead }: RequestProps) {
  const { id, kind, state, madeAt, message, file } = request
  const date = dateOf(madeAt)
  const answer = message || (state === 'refused' ? messages.noReason : '')
  return (
    <>
      <p className="data_name">
        {titleOf(kind)} {state !== 'open' && <Chip>{messages[state]}</Chip>}
      </p>
      <p className="data_soft">
        {date && (
          <>
            {formatMessage(messages.madeAt, { date })}
            <br />
          </>
        )}
        {formatMessage(messages.number, { id })}
      </p>
      {state === 'open' ? (
        <Clock request={request} isInHead={isInHead} />
      ) : (
        answer && <p>{answer}</p>
      )}
      {file && canOpen(file) && (
        <Button variant="secondary" onClick={() => openLink(file)}>
          {messages.file}
        </Button>
      )}
    </>
  )
}

function Clock({ request, isInHead }: RequestProps) {
  const late = isLate(request)
  return (
    <>
      {request.message && <p>{request.message}</p>}
      {!isInHead && (
        <p className={late ? 'data_clock is-late' : 'data_clock'}>
          {late ? <AlertIcon /> : <ClockIcon />}
          <span>{clockOf(request)}</span>
        </p>
      )}
      {late && (
        <>
          <AuthorityText text={messages.late} />
          <CallButton variant="primary" phone={company.privacyPhone} />
        </>
      )}
    </>
  )
}
