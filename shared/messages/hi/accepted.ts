import type { acceptedMessages as english } from '../en/accepted.ts'

export const acceptedMessages: typeof english = {
  title: 'आपने लोन का ऑफ़र स्वीकार कर लिया है',
  checking: 'हम आपका आवेदन जाँच रहे हैं। {time} के भीतर आपको जवाब मिलेगा।',
  paidOut: 'मंज़ूरी मिलने पर पैसा आपके खाते में आएगा, स्वीकार करने के {from} से {to} दिन बाद।',
  paidOutBy: 'मंज़ूरी मिलने पर पैसा आपके खाते में आएगा, ज़्यादा से ज़्यादा {date} तक।',
  seeLoan: 'अपना लोन देखें'
}
