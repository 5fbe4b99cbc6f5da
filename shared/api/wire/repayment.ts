export const repaymentPaths = {
  repayment: '/v3/installment/loan-play-detail',
  extension: '/cephalopods/imitating',
  paymentLink: '/v3/loan-details/generate-vcode'
} as const

export const repaymentWire = {
  amount: 'repayAmount',
  date: 'repayDate',
  productName: 'productName',
  productLogo: 'productLogo',
  notice: 'noticeMsg',
  detail: 'detail',
  planRows: 'repayPlan',
  channels: 'repayList',
  showsGuide: 'isShowReyTop',
  code: 'defDetail',
  contractNumber: 'contractNumber',
  delay: 'delayInfo',
  plan: 'plan'
} as const

const wayWire = {
  expiresAt: 'expiresAt',
  fee: 'fee',
  note: 'note',
  appLink: 'appLink',
  qr: 'qr',
  min: 'min',
  max: 'max',
  posts: 'posts',
  down: 'down'
} as const

export const channelWire = {
  logo: 'logo',
  name: 'name',
  number: 'channel_number',
  barcode: 'barcode',
  kind: 'kind',
  ...wayWire
} as const

export const payCodeWire = {
  code: 'payCode',
  logo: 'logo',
  title: 'title',
  notices: 'payNotice',
  ...wayWire
} as const

export const noticeWire = { name: 'name', steps: 'steps' } as const

export const delayWire = {
  title: 'title',
  amount: 'delayAmount',
  nextDate: 'nextRepayDate'
} as const

export const planWire = {
  remark: 'remark',
  title: 'title',
  amount: 'amount',
  time: 'time'
} as const

export const paymentLinkWire = { url: 'payUrl' } as const
