import type { extensionMessages as english } from '../en/extension.ts'

export const extensionMessages: typeof english = {
  title: 'ड्यू डेट आगे बढ़ाएँ',
  effect: 'ड्यू डेट आगे बढ़ाने पर',
  payNow: 'आप अभी {amount} चुकाएँगे।',
  nextDate: 'आपकी नई ड्यू डेट {date} है।',
  owesAmount: 'ड्यू डेट आगे बढ़ाने से लोन पूरा नहीं चुकता: {amount} और चुकाने होंगे।',
  owesRestOn: 'ड्यू डेट आगे बढ़ाने से लोन पूरा नहीं चुकता: लोन की रकम {date} को चुकानी है।',
  owesRest: 'ड्यू डेट आगे बढ़ाने से लोन पूरा नहीं चुकता: लोन की रकम बाद में भी चुकानी होगी।',
  instead: 'ड्यू डेट आगे न बढ़ाने पर आपको {amount} चुकाने होंगे।',
  costsMore: 'ड्यू डेट आगे बढ़ाने पर {amount} ज़्यादा लगेंगे',
  plan: 'प्लान',
  now: 'अभी',
  later: 'इसके बाद',
  inAll: 'कुल',
  lastDay: 'पूरा होगा',
  nothing: 'और कुछ नहीं',
  payAll: 'पूरा चुकाएँ',
  extend: 'ड्यू डेट बढ़ाएँ'
}
