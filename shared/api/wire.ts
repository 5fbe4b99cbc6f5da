/**
 * The wire map: every path and name that a backend may spell otherwise, ours on the left, theirs on the
 * right (contract, section 4). Here is what every page downloads; `wire/` has the rest,
 * `shared/config/bridge-wire.ts` the bridge's words.
 */

export const basePath = '/muscular'

export const envelopeWire = {
  plain: { code: 'code', message: 'message', data: 'data' },
  disguised: { code: 'code', message: 'alteration', data: 'attach' }
} as const

/**
 * How an answer says that its session has ended; a redirect to a login page says it as well. A status 403
 * counts as the code only with our own JSON: a firewall says 403 with a page of its own.
 */
export const endedSession: { statuses: readonly number[]; codes: readonly string[] } = {
  statuses: [401],
  codes: ['401', '403']
}

/** What names a write's intention: in the query, or as a header where the brand says so. */
export const requestIdWire = { query: 'requestId', header: 'Idempotency-Key' } as const

export const headerParams = ['building', 'gather'] as const

export const formParams = ['swift', 'eyes'] as const

export const orderPaths = {
  loanDetails: '/v3/loan-details/loan-details',
  saveEvent: '/service/event/save',
  storeRating: '/v3/loan-details/store-rating',
  productRedirect: '/gopia/goya/define'
} as const

export const orderWire = {
  status: 'orderStatus',
  noticeTitle: 'noticeStatusText',
  noticeText: 'noticeDesText',
  products: 'recProducts',
  productName: 'productName',
  productLogo: 'productLogo',
  rows: 'userOrderDetail',
  inside: 'inside',
  repayUrl: 'h5Url',
  isDelay: 'isDelay',
  telephone: 'telephone',
  asksRating: 'isScore',
  nextUrl: 'playeduL',
  withdrawMessage: 'reyMsg',
  tips: 'KindTipsMsg',
  asksBankCard: 'cardNeedPop',
  bankCardTitle: 'cardPopTitle',
  bankCardMessage: 'cardPopMsg',
  dispute: 'dispute'
} as const

export const disputeWire = { problemId: 'problemId', text: 'text' } as const

export const orderRowsWire = { detail: 'detail' } as const

export const productWire = {
  logo: 'logo',
  name: 'name',
  buttonText: 'buttonText',
  amount: 'amountRange',
  amountLabel: 'amountRangeDes',
  rate: 'rate',
  rateLabel: 'rateDes',
  enabled: 'enabled',
  tags: 'tags',
  id: 'ids',
  lender: 'lender',
  factsUrl: 'factsUrl'
} as const

export const eventModules = { borrowAgain: 30, recommendedProduct: 31 } as const
