export const offerWire = {
  /** The borrower, masked as in signed papers. */
  holder: 'holder',
  productLogo: 'comProductLogo',
  productName: 'comProductName',
  amount: 'amount',
  periods: 'periods',
  termUnit: 'termUnit',
  rows: 'details',
  plan: 'repay_plans',
  firstTime: 'firstPayTime',
  rateText: 'pRateDsc',
  asksToStay: 'isPopType',
  stayTitle: 'popTitle',
  stayText: 'popContent',
  popupAgreement: 'popAgreementUrl',
  firstPeriodDay: 'firstPeriodDay',
  sendSms: 'sendSms'
} as const

export const offerPlanWire = {
  title: 'title',
  text: 'description',
  amount: 'amount',
  time: 'pay_time'
} as const

export const confirmationPaths = {
  offer: '/v3/loan-confirm/loan-detail-confirm',
  agreements: '/v3/contract/contract',
  agreementLink: '/v3/contract/contract-jump',
  takeLoan: '/v3/loan-confirm/loan-detail-push'
} as const

export const confirmationWire = {
  agreements: 'data',
  agreement: { title: 'title', id: 'id' },
  agreementLink: 'contract_url',
  orderLink: 'lendDetailsUrl'
} as const

export const contractScene = '3'

export const newConfirmationPaths = {
  offer: '/confirmation/detail',
  agreements: '/confirmation/agreements',
  agreementLink: '/confirmation/agreement-jump',
  takeLoan: '/confirmation/push'
} as const

export const newConfirmationWire = {
  currency: 'currency',
  orderKey: 'orderKey',
  buttonText: 'NewButtonMsg',
  promotion: 'NewPopMsg',
  agreements: 'list',
  agreement: { title: 'title', id: 'id' },
  agreementLink: 'contract_url',
  orderLink: 'lendDetailsUrl'
} as const

export const promotionWire = { title: 'title', text: 'content', button: 'button' } as const
