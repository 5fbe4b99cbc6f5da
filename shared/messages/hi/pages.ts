import type { pageTitles as english } from '../en/pages.ts'

export const pageTitles: typeof english = {
  'order.html': { title: 'लोन की जानकारी', description: 'आपका लोन: उसकी स्थिति और आगे क्या करें' },
  'repay.html': { title: 'भुगतान', description: 'कितना चुकाना है, और कैसे' },
  'repay-delay.html': { title: 'ड्यू डेट आगे बढ़ाएँ', description: 'अपने लोन की ड्यू डेट आगे बढ़ाएँ' },
  'arrangement.html': {
    title: 'भुगतान के लिए समय माँगें',
    description: 'बताइए कि आप कितना और कब चुका सकते हैं'
  },
  'repay-code.html': { title: 'भुगतान कोड', description: 'चुकाते समय दिखाने या टाइप करने का कोड' },
  'repay-code-2.html': { title: 'भुगतान कोड', description: 'अपने कोड से कैसे चुकाएँ, एक-एक कदम' },
  'repay-guide.html': { title: 'भुगतान कैसे करें', description: 'ई-वॉलेट से या काउंटर पर कैसे चुकाएँ' },
  'confirm.html': { title: 'लोन की पुष्टि', description: 'लोन लेने से पहले: लोन, उसका खर्च और किस्तें' },
  'confirm-new.html': {
    title: 'लोन की पुष्टि',
    description: 'लोन लेने से पहले: लोन, उसका खर्च और किस्तें'
  },
  'bind-bank.html': { title: 'आपका खाता', description: 'वह खाता जिसमें आपका लोन आएगा' },
  'complaint.html': { title: 'शिकायत', description: 'हमें बताएँ कि क्या परेशानी हुई' },
  'complaint-next.html': { title: 'शिकायत', description: 'हमें बताएँ कि क्या परेशानी हुई' },
  'complaint-list.html': { title: 'मेरी शिकायतें', description: 'आपने क्या लिखा, और हमारे जवाब' },
  'complaint-detail.html': {
    title: 'शिकायत की जानकारी',
    description: 'आपने क्या लिखा, और हमारा जवाब'
  },
  'customer-service.html': { title: 'ग्राहक सेवा', description: 'हमसे कैसे संपर्क करें' },
  'join-failed.html': { title: 'लोन की जानकारी', description: 'दूसरे लोन जिनके लिए आप आवेदन कर सकते हैं' },
  'products.html': { title: 'सुझाए गए लोन', description: 'दूसरे लोन जिनके लिए आप आवेदन कर सकते हैं' },
  'about.html': {
    title: 'हमारे बारे में',
    description: 'लोन कौन देता है और क्यों: हमारा मकसद, हमारे लाइसेंस, हमारी टीम और हमसे संपर्क कैसे करें'
  },
  'privacy.html': { title: 'प्राइवेसी पॉलिसी', description: 'हम आपके बारे में क्या जानते हैं, और क्यों' },
  'loan-terms.html': { title: 'लोन के नियम और शर्तें', description: 'हमारे लोन की शर्तें' },
  'site/index.html': { title: 'होम', description: 'कम समय के लोन, साफ़-साफ़ समझाए गए' },
  'site/about.html': {
    title: 'हमारे बारे में',
    description: 'लोन कौन देता है और क्यों: हमारा मकसद, हमारे लाइसेंस, हमारी टीम और हमसे संपर्क कैसे करें'
  },
  'site/policy.html': { title: 'प्राइवेसी पॉलिसी', description: 'हम आपके बारे में क्या जानते हैं, और क्यों' },
  'site/loan.html': { title: 'लोन के नियम और शर्तें', description: 'हमारे लोन की शर्तें' },
  'site/contact.html': { title: 'संपर्क', description: 'हमसे कैसे संपर्क करें' },
  'site/user.html': { title: 'आपका अकाउंट ऐप में है', description: 'आपका खाता' },
  'site/delete-account.html': {
    title: 'अकाउंट हटाएँ',
    description: 'अपना अकाउंट और डेटा कैसे हटवाएँ, और हमें क्या रखना पड़ता है'
  },
  'statement.html': {
    title: 'लोन का स्टेटमेंट',
    description: 'कितना लोन लिया, क्या चार्ज लगा, कितना चुकाया और कितना बाकी है'
  },
  'my-data.html': {
    title: 'मेरा डेटा',
    description: 'हम आपके बारे में क्या जानते हैं, आपके अधिकार और सहमतियाँ'
  },
  'verify.html': {
    title: 'जाँचें कि यह सच में हमारी ओर से है',
    description: 'इस कंपनी का दस्तावेज़, फ़ोन नंबर, ई-मेल, लिंक या पाने वाले का नाम जाँचें'
  },
  '404.html': { title: 'पेज नहीं मिला', description: 'इस लिंक पर कोई पेज नहीं है' }
}
