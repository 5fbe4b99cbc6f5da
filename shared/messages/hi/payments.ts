import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'आपका भुगतान कहाँ तक पहुँचा',
  given: 'शुरू हुआ',
  received: 'पैसे मिले',
  posted: 'लोन में जुड़ा',
  waiting: 'आपके {amount} के भुगतान का इंतज़ार है।',
  waitingBy: '{channel} से आपके {amount} के भुगतान का इंतज़ार है।',
  holds: 'इसे {time} तक चुकाया जा सकता है।',
  isReceived: 'पैसे मिले: {time}।',
  showsWithin: 'भुगतान आपके लोन में {posting} जुड़ेगा।',
  notAgain: 'कृपया दोबारा न चुकाएँ।',
  receivedTitle: 'दोबारा चुकाएँ?',
  havePaid: 'मैंने भुगतान कर दिया है',
  creditedLater: 'रसीद संभालकर रखें। भुगतान लोन में जुड़ते ही वहाँ दिखेगा।',
  payNow: 'अभी चुकाएँ',
  againTitle: 'क्या आप भुगतान कर चुके हैं?',
  againReceived: 'आपके {amount} हमें मिल गए हैं ({time})। दोबारा चुकाने पर भुगतान दो बार हो जाएगा।',
  againWaiting:
    'आपने {amount} का भुगतान शुरू किया था, पर पैसे अभी नहीं आए हैं। अगर भुगतान नहीं किया है, तो आप अभी चुका सकते हैं।',
  again: 'दोबारा चुकाएँ',
  notNow: 'अभी नहीं',
  isReceivedOnce: 'आपका भुगतान मिल गया।',
  onItsWay: 'आपका {amount} का भुगतान प्रोसेस हो रहा है।',
  againPaid: 'आपके {amount} हमें मिल गए हैं। दोबारा चुकाने पर भुगतान दो बार हो जाएगा।',
  asOf: 'पिछला अपडेट: {time}। हम नई जानकारी ले रहे हैं।',
  receivedPart: 'अभी और चुकाएँ?',
  againPart: 'आपने एक हिस्सा चुकाया है: {amount}। शायद वह यहाँ की रकम से अभी घटा नहीं है।',
  payMore: 'और चुकाएँ',
  restLeft: 'बाकी {amount} अभी चुकाने हैं।'
}
