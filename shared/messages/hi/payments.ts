import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'आपका भुगतान कहाँ तक पहुँचा',
  given: 'शुरू हुआ',
  received: 'पैसे मिले',
  posted: 'लोन में जुड़ा',
  waiting: 'आपके {amount} के भुगतान का इंतज़ार है',
  waitingBy: '{channel} से आपके {amount} के भुगतान का इंतज़ार है',
  holds: 'इसे {time} तक चुकाया जा सकता है।',
  isReceived: 'पैसे मिले: {time}।',
  showsWithin: 'भुगतान आपके लोन में {posting} जुड़ेगा।',
  notAgain: 'कृपया दोबारा न चुकाएँ।',
  receivedTitle: 'दोबारा चुकाएँ?',
  havePaid: 'मैंने भुगतान कर दिया है',
  payNow: 'अभी चुकाएँ',
  reference: 'रेफ़रेंस नंबर',
  againTitle: 'क्या आप भुगतान कर चुके हैं?',
  againReceived: 'आपका {amount} का भुगतान मिल चुका है ({time})। दोबारा चुकाएँ?',
  againWaiting: 'आपने {amount} का भुगतान शुरू किया था, पर पैसे अभी नहीं आए हैं। भुगतान न किया हो तो आगे बढ़ें।',
  again: 'दोबारा चुकाएँ',
  notNow: 'अभी नहीं',
  isReceivedOnce: 'आपका भुगतान मिल गया।',
  onItsWay: 'आपका {amount} का भुगतान रास्ते में है',
  againPaid: 'आपने {amount} चुकाए हैं। दोबारा चुकाएँ?',
  asOf: '{time} तक की जानकारी। हम नई जानकारी ले रहे हैं।'
}
