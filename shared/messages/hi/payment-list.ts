import type { paymentListMessages as english } from '../en/payment-list.ts'

export const paymentListMessages: typeof english = {
  title: 'आपके भुगतान',
  stateFailed: 'कोई पैसा नहीं कटा',
  stateReturned: 'पैसे वापस किए गए',
  stateWaiting: 'पैसों का इंतज़ार',
  stateExpired: 'समय खत्म',
  extension: 'ड्यू डेट आगे बढ़ाना',
  repayment: 'लोन का भुगतान',
  part: 'कुछ हिस्से का भुगतान',
  stateUnknown: 'प्रोसेस हो रहा है'
}
