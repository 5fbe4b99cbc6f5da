export const arrangementPaths = {
  detail: '/v3/loan-arrangement/detail',
  request: '/v3/loan-arrangement/request',
  answer: '/v3/loan-arrangement/answer'
} as const

export const arrangementWire = {
  state: 'state',
  answerBy: 'answerBy',
  message: 'message',
  offer: 'offer'
} as const

export const askedWire = { id: 'id', answerBy: 'answerBy' } as const
