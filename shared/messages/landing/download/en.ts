/** After a registration: they come with that part of the page. */
export const english = {
  getApp: {
    google: 'Get it on Google Play',
    apple: 'Get it on the App Store',
    shop: 'Get the app',
    file: 'Download the app file'
  },
  fileHint: 'Open the downloaded file and allow the installation when your phone asks.',
  inApp: 'Open this page in your browser',
  inAppReason: '{app} blocks downloads. Open this page in your browser instead:',
  inAppSteps: {
    dots: 'Tap the three dots in the corner of the screen.',
    share: 'Tap the share or browser icon at the edge of the screen.',
    open: 'Choose “Open in browser” or “Open in external browser”.',
    download: 'Tap the download button there.'
  },
  copy: {
    button: 'Copy link',
    label: 'Copy link',
    success: 'copy success',
    selected: 'Copying did not work. The link is selected: copy it yourself.'
  },
  scan: 'Scan this with your phone’s camera',
  scanReason: 'The app is for phones. Scan the code to open this page on yours.'
}

export type DownloadMessages = typeof english
