/**
 * The bridge's part of the wire map: the words that a native app may spell otherwise. Ours is on the
 * left, the app's on the right. Source: the contract, section 5.
 */

import { forgetName, nativeBackName, refreshName } from '../island/app-functions.ts'

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
    /** A PNG as a data URL. It is newer than the first apps: only an app that offers it gets it. */
    saveImage: 'saveImage',
    /** A file, a PDF today, as a data URL with its name. Only an app that offers it gets it. */
    saveFile: 'saveFile'
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
  /** Functions that the page offers to the app; their names stand in `island/app-functions.ts`. */
  onNativeBack: nativeBackName,
  refreshCommonParams: refreshName,
  forgetBorrower: forgetName
} as const
