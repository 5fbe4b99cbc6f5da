/**
 * The wire map: every path, field name and bridge word that a backend or a native app may spell
 * otherwise. An operator changes a name here and no page notices. Ours is on the left, theirs on
 * the right. Source: the contract, sections 4 and 5.
 *
 * One export per area, so that a page downloads only the names it uses.
 */

export const basePath = '/muscular'

/** Where each client finds the parts of an answer. */
export const envelopeWire = {
  plain: { code: 'code', message: 'message', data: 'data' },
  disguised: { code: 'code', message: 'alteration', data: 'attach' }
} as const

/** Parameters of the page's address that the header client sends as headers. */
export const headerParams = ['building', 'gather'] as const

/** Parameters of the page's address that the form client sends in the body. */
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
  bankCardMessage: 'cardPopMsg'
} as const

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
  id: 'ids'
} as const

/** Modules of `service/event/save`. */
export const eventModules = { borrowAgain: 30, recommendedProduct: 31 } as const

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
  /** What some answers call `detail`. */
  planRows: 'repayPlan',
  channels: 'repayList',
  showsGuide: 'isShowReyTop',
  code: 'defDetail',
  contractNumber: 'contractNumber',
  delay: 'delayInfo',
  plan: 'plan'
} as const

export const channelWire = {
  logo: 'logo',
  name: 'name',
  number: 'channel_number',
  barcode: 'barcode',
  expiresAt: 'expiresAt',
  fee: 'fee',
  note: 'note'
} as const

export const payCodeWire = {
  code: 'payCode',
  logo: 'logo',
  title: 'title',
  notices: 'payNotice',
  expiresAt: 'expiresAt',
  fee: 'fee',
  note: 'note'
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

/** The complaint type that a borrower comes with whose payment does not show. */
export const paymentNotCredited = '2'

export const paymentLinkWire = { url: 'payUrl' } as const

export const complaintPaths = {
  start: '/v3/user-problem/problem-init',
  upload: '/v3/user-problem/upload-problem-img',
  save: '/v3/user-problem/problem-save',
  list: '/v3/user-problem/problem-list',
  detail: '/v3/user-problem/problem-detail',
  score: '/v3/user-problem/save-score'
} as const

export const complaintStartWire = {
  types: 'problemType',
  sonTypes: 'problemSonType',
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

/** The name of the file in an upload. */
export const uploadField = 'problemImage'
export const uploadWire = { url: 'url' } as const

export const complaintListWire = { tabs: 'tabs' } as const
export const complaintTabWire = { title: 'title', items: 'list' } as const
export const complaintItemWire = {
  id: 'id',
  time: 'time',
  type: 'type',
  content: 'content'
} as const

export const complaintWire = {
  type: 'type',
  sonType: 'sonType',
  id: 'problemId',
  content: 'content',
  images: 'images',
  agent: 'disposeName',
  reply: 'disposeDetail',
  replyImages: 'disposeImages',
  needsScore: 'isNeedScore',
  scoreReasons: 'scoreReasons'
} as const

export const contactPaths = { contact: '/v3/personal-center/contact-kf-info' } as const
export const contactWire = { email: 'email', messaging: 'smWa' } as const
/** `window.loanApp`, `window.webkit.messageHandlers.loanApp` */
export const bridgeObject = 'loanApp'

export const offerWire = {
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

/** A unit of `termUnit` in which a term counts days. */
export const dayUnits = ['day', 'days', 'd'] as const

/**
 * How the rows of an offer name what its cost is reckoned from; capitals and colons do not matter.
 * Only names that leave no doubt: 'Processing fee' alone does not say whether it is kept back.
 */
export const costNames = {
  /** What is paid out. */
  received: ['Amount received', 'You receive', 'Net proceeds', 'Net amount received', 'Payout'],
  /** Charges kept back from the payout; all of them are taken together. */
  withheld: ['Fees deducted', 'Deducted from payout', 'Fee deducted in advance'],
  /** All payments together. */
  total: ['Total to repay', 'Total repayment', 'Total amount to repay']
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

/** What the calls take for the loan agreements. */
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

export const jointLoginPaths = {
  failure: '/joint-login/failure',
  track: '/joint-login/track',
  link: '/joint-login/jump'
} as const

export const jointLoginWire = {
  notice: 'noticeMessage',
  error: 'errMessage',
  products: 'list',
  link: 'url'
} as const

export const landingPaths = {
  template: '/landing/channel-template',
  visit: '/landing/track-visit',
  sid: '/landing/get-sid',
  captcha: '/landing/get-captcha',
  sms: '/landing/get-sms',
  click: '/landing/track-click',
  register: '/landing/register'
} as const

export const sidWire = { sid: 'sid' } as const

/** Codes of `get-sms` and `register` that the landing page answers in its own way. */
export const landingCodes = {
  wrongCaptcha: ['101', '-1'],
  alreadyRegistered: '11'
} as const

/** Fields of the landing calls. */
export const landingWire = {
  templateId: 'templateId',
  pageId: 'page_id',
  userFrom: 'user_from',
  clientType: 'client_type',
  pageType: 'page_type',
  utmTag: 'utm_tag',
  appFrom: 'app_from',
  phone: 'phone',
  captcha: 'capcode',
  sid: 'sid',
  time: 't',
  deviceId: 'deviceId',
  appName: 'appName',
  merchantNumber: 'merchantNumber',
  userName: 'userName',
  smsCode: 'smsCode',
  inviteCode: 'invite_code',
  id: 'id'
} as const

export const bankPaths = {
  form: '/v3/bind-card/card-init',
  save: '/v3/bind-card/bind-card-new',
  /** For an account that is changed from the order. */
  change: '/v3/bind-card/card-change'
} as const

export const bankItemWire = {
  code: 'code',
  kind: 'cate',
  title: 'title',
  hint: 'subtitle',
  value: 'value',
  options: 'note',
  input: 'inputType',
  cardType: 'cardTypeMi',
  channelNumber: 'channelNumber'
} as const

export const bankOptionWire = { name: 'name', type: 'type', children: 'children' } as const

/** What `cate` says. */
export const bankKinds = { text: 'text', city: 'citySelect', day: 'day', choice: 'enum' } as const

/** What `inputType` says of a field that takes digits only. */
export const bankNumberInput = 'number'

/** Items of the bank form that mean something to the page. */
export const bankCodes = {
  cardType: 'cardType',
  channel: 'channel',
  /** Where the money goes: grouped in fours, and shown once more before it is sent. */
  account: ['bankAccount', 'walletAccount', 'cardNo', 'accountNumber'],
  /** Nobody below 18 borrows, so these days have their own bounds. */
  birthday: ['birthday', 'birthDate', 'dateOfBirth']
} as const

/** The card type that channels are for, and what is sent when the form names none. */
export const bankDefaults = { cardType: '1', channel: '90006' } as const

export const bankSaveWire = {
  form: 'items',
  productId: 'product_id',
  cardType: 'cardType',
  channel: 'channelNumber'
} as const

export const legacyPaths = {
  ways: '/repayment/repayment-way',
  commit: '/repayment/repayment-commit',
  confirm: '/repayment/repayment-confirm',
  redirect: '/repayment/repayment-huichao'
} as const

export const legacyWaysWire = {
  alipay: 'alipay',
  token: 'repayToken',
  cards: 'bankCards'
} as const

export const legacyCardWire = {
  id: 'id',
  bankName: 'bankName',
  number: 'cardNo',
  bankCode: 'bankCode'
} as const

export const legacyCommitWire = { needsCode: 'needValid', recordId: 'repayRecordId' } as const

export const legacyRedirectWire = { url: 'url' } as const

/** Codes of the older repayment that have an answer of their own. */
export const legacyCodes = { duplicate: '800005', wrongCode: '800006' } as const

export const bridgeWire = {
  actions: {
    goToPage: 'goToPage',
    closeWebview: 'closeWebview',
    goBack: 'goBack',
    goHome: 'goHome',
    goMine: 'goMine',
    goLogin: 'goLogin',
    callPhone: 'callPhone',
    goRate: 'goRate',
    confirmTrackPoint: 'confirmTrackPoint',
    startBankFlow: 'startBankFlow',
    endBankFlow: 'endBankFlow',
    /**
     * Payload: a PNG as a data URL, to be put with the phone's pictures. Newer than the first apps,
     * so it is posted only to an app that offers it.
     */
    saveImage: 'saveImage'
  },
  /** The common parameter in which an app lists the newer actions it understands, by commas. */
  offers: 'appActions',
  /** Screens of the app itself, opened as `<scheme>://<screen>`. */
  screens: {
    productDetail: 'product/detail',
    main: 'main',
    setting: 'setting',
    login: 'login'
  },
  /** Functions that the page offers to the app. */
  onNativeBack: 'onNativeBack',
  refreshCommonParams: 'refreshCommonParams'
} as const
