import type { cashierViewMessages as english } from '../en/cashier-view.ts'

export const cashierViewMessages: typeof english = {
  place: 'कहाँ',
  sources: { loan: 'इस लोन का कोड', channel: 'भुगतान के इस तरीके का कोड', link: 'लिंक से मिला कोड' },
  unconfirmed: 'कोड और रकम एक लिंक से मिले हैं। हमने इनकी पुष्टि नहीं की है।',
  qr: 'भुगतान कोड का QR कोड',
  turn: 'घुमाएँ',
  file: 'repayment-code.png',
  noPicture: 'बारकोड लोड नहीं हो सका, और पढ़ने के लिए कोई कोड नहीं है।'
}
