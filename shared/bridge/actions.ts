export interface Actions {
  goToPage: string
  closeWebview: undefined
  goBack: undefined
  goHome: undefined
  goMine: undefined
  goLogin: undefined
  callPhone: string
  goRate: undefined
  confirmTrackPoint: string
  startBankFlow: undefined
  endBankFlow: undefined
  /** A PNG as a data URL. Only to an app that `appSupports` it. */
  saveImage: string
  /** Any file as a data URL with its name: `data:application/pdf;name=statement.pdf;base64,…`. Only to an app that `appSupports` it. */
  saveFile: string
}
