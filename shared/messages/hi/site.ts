import type { siteMessages as english } from '../en/site.ts'

/** Words of the company site, and of the pages in the app with the same content. */
export const siteMessages: typeof english = {
  nav: 'मुख्य मेनू',
  menu: 'मेनू',
  checkRegister: '{regulator} की लोन देने वालों की सूची में हमें देखें',
  tabs: {
    home: 'होम',
    about: 'हमारे बारे में',
    policy: 'प्राइवेसी पॉलिसी',
    loan: 'लोन के नियम और शर्तें'
  },
  contact: 'संपर्क',
  footer: {
    pages: 'पेज',
    reachUs: 'हमसे संपर्क करें',
    complain: 'शिकायतें',
    phone: 'फ़ोन',
    email: 'ई-मेल',
    address: 'पता',
    hours: 'समय',
    note: 'लोन सिर्फ़ 18 साल या उससे ज़्यादा उम्र के लोगों के लिए हैं। लोन लेने से पहले मुख्य तथ्य विवरण (Key Facts Statement) में दिए नियम और शर्तें ध्यान से पढ़ें।',
    copyright: '© {year} {company}'
  },
  policy: {
    frame: 'हमारी प्राइवेसी पॉलिसी',
    elsewhere: 'हमारी प्राइवेसी पॉलिसी अलग पेज पर है:'
  },
  form: {
    title: 'हमें संदेश भेजें',
    notice:
      'यह फ़ॉर्म अभी कुछ नहीं भेजता। आपका लिखा इसी डिवाइस पर रहता है; अंत में आप उसे हमारे नाम ई-मेल में खोल सकते हैं।',
    goes: 'आपका संदेश सीधे हमारी ग्राहक सेवा को जाता है। हम {replyTime} जवाब देते हैं।',
    sending: 'भेजा जा रहा है…',
    failed: 'आपका संदेश शायद हम तक नहीं पहुँचा। आपका लिखा सब यहीं है: फिर कोशिश करें, या हमें कॉल करें।',
    sent: 'आपका संदेश हम तक पहुँच गया। हम {replyTime} जवाब देते हैं।',
    name: 'पूरा नाम',
    phone: 'फ़ोन नंबर',
    message: 'संदेश',
    send: 'संदेश भेजें',
    incomplete: 'कृपया पूरी जानकारी दें!',
    needed: {
      name: 'अपना पूरा नाम लिखें',
      phone: 'अपना फ़ोन नंबर लिखें',
      message: 'अपना संदेश लिखें'
    },
    doneTitle: 'धन्यवाद, {name}',
    done: 'यह पेज कुछ नहीं भेजता: आपका लिखा हुआ इसी डिवाइस पर है। हम तक पहुँचाने के लिए इसे ई-मेल करें',
    write: 'ई-मेल में खोलें',
    noScript: 'फ़ॉर्म के लिए JavaScript चाहिए। कृपया हमें लिखें या कॉल करें।'
  },
  contactPage: {
    title: 'हमसे संपर्क करें',
    lead: 'हम संदेशों का जवाब {replyTime} देते हैं।',
    ways: 'हमसे कैसे संपर्क करें',
    regulators: 'हमारे जवाब से संतुष्ट नहीं हैं?',
    regulatorsText: 'आप यहाँ शिकायत कर सकते हैं:'
  },
  deleteAccount: 'अकाउंट हटाएँ',
  user: 'यूज़र'
}
