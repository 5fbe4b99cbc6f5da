import { dateText } from '../../../shared/messages/date-text.ts'
import {
  type CallRequest,
  failure,
  mayBeEmpty,
  required,
  type SandboxCall,
  shaped,
  success
} from '../call.ts'
import { dayText, manilaDay, momentText } from '../dates.ts'
import { isOpen } from '../loan.ts'

const DAY = 86_400_000

/** Days of the calendar. */
const ANSWERED_WITHIN = 30

const consents = [
  { id: 'loan', title: 'Use of my data for this loan', since: 40, canWithdraw: 0 },
  { id: 'credit-bureau', title: 'Asking a credit bureau about me', since: 40, canWithdraw: 1 },
  { id: 'offers', title: 'Offers by text message', since: 12, canWithdraw: 1 }
]

function listOf({ state, now, flag }: CallRequest) {
  const requests = [...(state.borrower.dataRequests?.(now) ?? []), ...state.dataRequests]
  const withdrawn = state.dataRequests.map(({ consentId }) => consentId)
  const granted = state.borrower.isNew ? [] : consents
  return {
    requests: requests.reverse().map(({ consentId: _, ...request }) => request),
    consents: granted
      .filter(({ id }) => !withdrawn.includes(id))
      .map(({ id, title, since, canWithdraw }) => ({
        id,
        title,
        givenAt: momentText(now - since * DAY),
        canWithdraw: flag(canWithdraw)
      }))
  }
}

const list: SandboxCall = {
  method: 'POST',
  path: '/v3/user-privacy/list',
  summary: 'Requests about data, and consents',
  client: 'base',
  body: {},
  answer: request => success(listOf(request))
}

const request: SandboxCall = {
  method: 'POST',
  path: '/v3/user-privacy/request',
  summary: 'Ask for a right, or withdraw a consent',
  client: 'base',
  body: {
    kind: shaped(
      required,
      /^(?:see|correct|take|object|delete|withdraw|nominate)$/,
      'see, correct, take, object, delete, withdraw or nominate'
    ),
    details: mayBeEmpty,
    consentId: mayBeEmpty
  },
  answer({ state, body, now }) {
    const { kind = '', consentId = '' } = body
    const consent = consents.find(({ id, canWithdraw }) => id === consentId && canWithdraw)
    if (kind === 'withdraw' && !consent) return failure('4303', 'There is no such consent.')
    if (kind === 'delete' && state.loans.some(loan => loan.started && isOpen(loan))) {
      return failure(
        '4301',
        'You have a loan that is not repaid yet. Repay it first, then ask again.'
      )
    }
    const same = state.dataRequests.find(each => each.kind === kind && each.consentId === consentId)
    if (same) {
      return failure(
        '4302',
        `We have this request already: number ${same.id}. We will answer by ${dateText(same.answerBy)}.`
      )
    }
    const dataRequest = {
      id: `P-${2001 + state.dataRequests.length}`,
      kind,
      consentId,
      state: 'open',
      madeAt: momentText(now),
      answerBy: dayText(manilaDay(now) + ANSWERED_WITHIN),
      message: consent?.title ?? '',
      file: ''
    }
    state.dataRequests.push(dataRequest)
    return success({ id: dataRequest.id, answerBy: dataRequest.answerBy })
  }
}

export const privacyCalls: SandboxCall[] = [list, request]
