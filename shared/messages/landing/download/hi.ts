import type { DownloadMessages } from './en.ts'

export const hindi: DownloadMessages = {
  getApp: {
    google: 'Google Play से पाएँ',
    apple: 'App Store से पाएँ',
    shop: 'ऐप पाएँ',
    file: 'ऐप की फ़ाइल डाउनलोड करें'
  },
  fileHint: 'डाउनलोड की हुई फ़ाइल खोलें, और फ़ोन पूछे तो इंस्टॉल करने दें।',
  inApp: 'यह पेज अपने ब्राउज़र में खोलें',
  inAppReason: '{app} डाउनलोड रोकता है। इसलिए यह पेज अपने ब्राउज़र में खोलें:',
  inAppSteps: {
    dots: 'स्क्रीन के कोने में तीन बिंदुओं पर टैप करें।',
    share: 'स्क्रीन के किनारे शेयर या ब्राउज़र के आइकन पर टैप करें।',
    open: '“Open in browser” या “Open in external browser” चुनें।',
    download: 'वहाँ डाउनलोड का बटन दबाएँ।'
  },
  copy: {
    button: 'लिंक कॉपी करें',
    label: 'लिंक कॉपी करें',
    success: 'कॉपी हो गया',
    selected: 'कॉपी नहीं हो सका। लिंक चुना हुआ है: उसे खुद कॉपी करें।'
  },
  scan: 'इसे अपने फ़ोन के कैमरे से स्कैन करें',
  scanReason: 'ऐप फ़ोन के लिए है। यह पेज अपने फ़ोन पर खोलने के लिए कोड स्कैन करें।'
}
