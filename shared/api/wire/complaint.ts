export const complaintPaths = {
  start: '/v3/user-problem/problem-init',
  upload: '/v3/user-problem/upload-problem-img',
  save: '/v3/user-problem/problem-save',
  list: '/v3/user-problem/problem-list',
  detail: '/v3/user-problem/problem-detail',
  score: '/v3/user-problem/save-score',
  reply: '/v3/user-problem/problem-reply',
  reopen: '/v3/user-problem/problem-reopen'
} as const

export const complaintStartWire = {
  types: 'problemType',
  subTypes: 'problemSonType',
  order: 'orderDetail',
  orders: 'orderList'
} as const

export const complaintOrderWire = {
  number: 'orderNo',
  productLogo: 'productLogo',
  productName: 'productName',
  status: 'status',
  supportsCollection: 'isShow',
  rows: 'list'
} as const

export const complaintRowWire = { text: 'title', value: 'value' } as const

/** The type of complaint that needs an order and a sub-type. */
export const collectionType = '1'

export const uploadField = 'problemImage'

export const uploadWire = { url: 'url' } as const

export const complaintListWire = { tabs: 'tabs' } as const

export const complaintTabWire = { title: 'title', items: 'list' } as const

export const complaintItemWire = {
  id: 'id',
  time: 'time',
  type: 'type',
  content: 'content',
  order: 'orderNo'
} as const

export const claimFields = {
  paidAt: 'paidAt',
  minor: 'paidAmount',
  channel: 'paidBy',
  reference: 'paidReference'
} as const

export const complaintWire = {
  type: 'type',
  subType: 'sonType',
  id: 'problemId',
  order: 'orderNo',
  product: 'productId',
  content: 'content',
  images: 'images',
  agent: 'disposeName',
  reply: 'disposeDetail',
  replyImages: 'disposeImages',
  needsScore: 'isNeedScore',
  scoreReasons: 'scoreReasons',
  state: 'state',
  answerBy: 'answerBy',
  thread: 'thread',
  canReply: 'canReply',
  canReopen: 'canReopen',
  ...claimFields
} as const

export const threadWire = {
  from: 'from',
  name: 'name',
  time: 'time',
  text: 'text',
  images: 'images'
} as const

export const contactPaths = { contact: '/v3/personal-center/contact-kf-info' } as const

export const contactWire = { email: 'email', messaging: 'smWa' } as const
