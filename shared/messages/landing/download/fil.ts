import type { DownloadMessages } from './en.ts'

export const filipino: DownloadMessages = {
  getApp: {
    google: 'Kunin sa Google Play',
    apple: 'Kunin sa App Store',
    shop: 'Kunin ang app',
    file: 'I‑download ang file ng app'
  },
  fileHint:
    'Buksan po ang na‑download na file at payagan ang pag‑install kapag nagtanong ang phone.',
  inApp: 'Buksan ang page na ito sa browser',
  inAppReason:
    'Hinaharang ng {app} ang mga download. Sa halip, buksan po ang page na ito sa browser:',
  inAppSteps: {
    dots: 'I‑tap ang tatlong tuldok sa sulok ng screen.',
    share: 'I‑tap ang icon ng share o browser sa gilid ng screen.',
    open: 'Piliin ang “Open in browser” o “Open in external browser”.',
    download: 'I‑tap doon ang button ng download.'
  },
  copy: {
    button: 'Kopyahin ang link',
    label: 'Kopyahin ang link',
    success: 'Nakopya na',
    selected: 'Hinarang ang pagkopya. Napili na po ang link: kopyahin ito nang mano-mano.'
  },
  scan: 'I‑scan ito gamit ang camera ng phone',
  scanReason: 'Para sa phone ang app. I‑scan ang code para buksan ang page sa phone ninyo.'
}
