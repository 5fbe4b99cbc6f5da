/** The wire map of the bridge (contract, section 5): our word on the left, the app's on the right. */

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
    saveImage: 'saveImage',
    saveFile: 'saveFile'
  },
  /** The parameter in which an app lists the newer actions, by commas. */
  offers: 'appActions',
  screens: {
    productDetail: 'product/detail',
    main: 'main',
    setting: 'setting',
    login: 'login'
  },
  onNativeBack: nativeBackName,
  refreshCommonParams: refreshName,
  forgetBorrower: forgetName
} as const
