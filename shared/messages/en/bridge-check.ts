/** For the developers of an app: English in every build. */
export const bridgeCheckMessages = {
  title: 'Bridge check',
  intro:
    'What the app has to do for these pages. Open this page in the app as any other, tap each button, and send the summary.',
  start: 'Start',
  again: 'Again',
  yes: 'Yes',
  no: 'No',
  summary: 'Summary',
  counts: '{passed} of {all} passed, {failed} failed',
  share: 'Send the summary',
  what: 'summary',
  forget: 'Begin anew',
  states: { open: 'To do', running: 'Watching…', passed: 'Passed', failed: 'Failed' },
  checks: {
    bridge: { title: 'The bridge', task: 'The app gives the page its object before it loads.' },
    context: { title: 'Context', task: 'The address has the parameters that each call needs.' },
    storage: { title: 'DOM storage', task: 'What a borrower types is kept on the phone.' },
    back: { title: 'Back', task: 'Tap Start, then press the phone’s back button.' },
    close: { title: 'Close', task: 'Tap Start: the page closes. Then open it again.' },
    call: { title: 'Call', task: 'Tap Start: the dialler opens with our number.' },
    mail: { title: 'E-mail', task: 'Tap Start: the mail app opens. Then come back.' },
    site: { title: 'Other sites', task: 'Tap Start: a site opens outside this page. Come back.' },
    wallet: {
      title: 'Wallet links',
      task: 'Tap Start: the wallet opens, if it is on the phone. Then come back.'
    },
    photo: { title: 'Photo', task: 'Choose a picture from the phone.' },
    save: { title: 'Saving', task: 'Tap Start: a picture goes to the phone’s gallery.' },
    file: { title: 'Files', task: 'Tap Start: a PDF goes to the phone’s files.' },
    keyboard: { title: 'Keyboard', task: 'Tap into the field: the window becomes smaller.' },
    refresh: {
      title: 'Refresh',
      task: 'Tap Start, then have the app call refreshCommonParams with another session.'
    },
    kept: {
      title: 'Kept on return',
      task: 'Tap Start, open another app for a minute, and come back.'
    }
  },
  seen: {
    bridge: 'The page can post to the app.',
    noBridge:
      'There is no loanApp object with postMessage, so the page acts as in a browser. The app has to add it before the page loads: window.loanApp on Android, the message handler loanApp on iOS; React Native brings its own.',
    context: 'All parameters are there.',
    missing: 'Missing: {names}.',
    storage: 'Kept.',
    noStorage: 'Nothing can be kept: switch DOM storage on, and keep its data.',
    back: 'The app asked the page first.',
    noBack: 'The app did not call window.onNativeBack.',
    backLeft: 'The app left the page without calling window.onNativeBack.',
    close: 'The page was closed.',
    askClosed: 'Did the page close? An app may keep it running where nobody sees it.',
    noClose: 'The page stayed: closeWebview was not carried out.',
    left: 'Another app came up.',
    notLeft: 'Nothing opened.',
    noWallet: 'Nothing came up for {app}://: install the wallet, or hand its links on.',
    noWallets: 'The brand names no wallet to open.',
    replaced: 'The link replaced this page: other sites must open outside.',
    photo: 'A picture of {size} kB can be read.',
    noPhoto: 'No picture arrived: the webview has no file chooser.',
    badPhoto: 'What arrived is no picture that can be read.',
    saved: 'A picture was saved.',
    notSaved: 'The picture did not arrive.',
    noSave:
      'Optional: the app does not offer saveImage, so borrowers take screenshots. An app that can adds appActions=saveImage,saveFile to the address.',
    askSaved: 'Is there a new picture in the gallery?',
    filed: 'A file was saved.',
    notFiled: 'The file did not arrive.',
    noFile:
      'Optional: the app does not offer saveFile, so long documents are saved as pictures. An app that can adds appActions=saveImage,saveFile to the address.',
    askFiled: 'Is bridge-check.pdf among the files of the phone?',
    keyboard: 'The window made room for the keyboard.',
    noKeyboard: 'The window kept its size: the keyboard covers buttons.',
    refresh: 'The page has the new values.',
    noRefresh: 'No new values came within a minute.',
    kept: 'The page is as it was left.',
    reloaded: 'The page was loaded anew, and its session storage is there.',
    lost: 'The page was loaded anew, and its session storage is gone.'
  }
}
