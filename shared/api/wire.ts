/**
 * The wire map: every path, every name in an answer and every bridge word that a backend or a native
 * app may spell otherwise. An operator changes a name here and no page notices. Ours is on the left, theirs on
 * the right. Source: the contract, sections 4 and 5.
 *
 * Here is what every page downloads; names that only some pages use are in `wire/`, a file for
 * each area.
 */

import { nativeBackName } from './wire/native-back.ts'

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

/** `window.loanApp`, `window.webkit.messageHandlers.loanApp` */
export const bridgeObject = 'loanApp'

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
  onNativeBack: nativeBackName,
  refreshCommonParams: 'refreshCommonParams'
} as const
