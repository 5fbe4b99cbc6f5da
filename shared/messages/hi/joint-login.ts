import type { jointLoginMessages as english } from '../en/joint-login.ts'

export const jointLoginMessages: typeof english = {
  title: 'लोन की जानकारी',
  failed: 'नहीं हो पाया',
  again: 'आप होम स्क्रीन से फिर कोशिश कर सकते हैं। फिर भी न हो तो हमें कॉल करें।'
}
