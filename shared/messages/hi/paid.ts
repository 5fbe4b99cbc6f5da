import type { paidMessages as english } from '../en/paid.ts'

export const paidMessages: typeof english = {
  title: 'मैंने भुगतान कर दिया है',
  keep: 'जमा पर्ची या रसीद संभालकर रखें, जिसमें रेफ़रेंस नंबर, तारीख और रकम हो।',
  posting: 'भुगतान यहाँ {time} जुड़ता है।',
  wait: 'इंतज़ार के दौरान कृपया दोबारा न चुकाएँ।',
  report: 'मेरा भुगतान नहीं दिख रहा'
}
