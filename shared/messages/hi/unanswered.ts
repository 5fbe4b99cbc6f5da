import type { unansweredMessages as english } from '../en/unanswered.ts'

/** What is said of a write that was sent before and not answered. */
export const unansweredMessages: typeof english = {
  region: 'जवाब नहीं मिला',
  sent: 'आपने यह {time} पर भेजा था, पर कोई जवाब नहीं आया।',
  understood: 'ठीक है, समझ लिया',
  toComplaints: 'मेरी शिकायतें',
  toOrder: 'अपना लोन देखें',
  link: {
    title: 'आपका भुगतान लिंक',
    advice: 'लिंक माँगने से कोई पैसा नहीं कटा। भुगतान करना हो तो फिर से माँगें।'
  },
  payment: {
    title: 'आपका भुगतान',
    advice: 'हो सकता है यह हो गया हो। दोबारा भुगतान से पहले देखें कि कितना बाकी है।'
  },
  loan: {
    title: 'आपका लोन',
    advice: 'हो सकता है लोन ले लिया गया हो। दोबारा लेने से पहले अपने लोन देखें।'
  },
  account: { title: 'आपका खाता', advice: 'हो सकता है यह सेव हो गया हो। दोबारा भेजने से पहले फ़ॉर्म देखें।' },
  complaint: {
    title: 'आपकी शिकायत',
    advice: 'हो सकता है यह पहुँच गई हो। दोबारा भेजने से पहले ‘मेरी शिकायतें’ देखें।'
  },
  reply: {
    title: 'आपका जवाब',
    advice: 'हो सकता है यह पहुँच गया हो। दोबारा भेजने से पहले ‘मेरी शिकायतें’ देखें।'
  },
  rating: { title: 'आपकी रेटिंग', advice: 'हो सकता है यह पहुँच गई हो। पूछे जाने पर ही दोबारा रेटिंग दें।' },
  product: { title: 'आपका खोला हुआ प्रोडक्ट', advice: 'कोई आवेदन नहीं हुआ। चाहें तो फिर से टैप करें।' }
}
