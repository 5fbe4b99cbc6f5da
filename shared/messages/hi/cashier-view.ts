import type { cashierViewMessages as english } from '../en/cashier-view.ts'

export const cashierViewMessages: typeof english = {
  title: 'कैशियर को दिखाएँ',
  close: 'बंद करें',
  amount: 'रकम',
  payTo: 'भुगतान पाने वाला',
  place: 'कहाँ',
  sources: { loan: 'इस लोन का कोड', channel: 'भुगतान के इस तरीके का कोड', link: 'लिंक से मिला कोड' },
  unconfirmed: 'कोड और रकम एक लिंक से मिले हैं। हमने इनकी पुष्टि नहीं की है।',
  contract: 'कॉन्ट्रैक्ट नंबर',
  code: 'भुगतान कोड',
  qr: 'भुगतान कोड का QR कोड',
  turn: 'घुमाएँ',
  save: 'सेव करें',
  share: 'शेयर करें',
  file: 'repayment-code.png',
  noPicture: 'बारकोड लोड नहीं हो सका, और पढ़ने के लिए कोई कोड नहीं है।'
}
