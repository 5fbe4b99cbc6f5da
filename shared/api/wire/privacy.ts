export const privacyPaths = {
  list: '/v3/user-privacy/list',
  request: '/v3/user-privacy/request',
  deletion: '/v3/user-privacy/delete-request'
} as const

/** What both requests are answered with. */
export const askedWire = { id: 'id', answerBy: 'answerBy' } as const

export const deletionWire = { mobile: 'mobile', code: 'code', scope: 'scope' } as const

/** Tells the call for an SMS code that the number may, and should, have an account. */
export const smsPurpose = { name: 'purpose', deletion: 'delete-account' } as const
