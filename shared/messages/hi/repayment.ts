import type {
  repaymentMessages as english,
  codeMessages as englishCode,
  dueMessages as englishDue
} from '../en/repayment.ts'

export const dueMessages: typeof englishDue = {
  date: 'ड्यू डेट',
  past: 'ड्यू डेट (बीत गई)',
  lateCost: '{cost} पीनल चार्ज शामिल है',
  dueToday: 'आज चुकाना है',
  dayLeft: '1 दिन बाकी',
  daysLeft: '{count} दिन बाकी',
  dayLate: '1 दिन की देरी',
  daysLate: '{count} दिन की देरी',
  inDispute: 'हम आपकी शिकायत की जाँच कर रहे हैं'
}

export const repaymentMessages: typeof english = {
  title: 'भुगतान',
  amount: 'चुकाने की रकम',
  more: 'और देखें',
  hide: 'छिपाएँ',
  saved: 'जल्दी चुकाने पर बचत',
  guide: 'कैसे चुकाएँ, एक-एक कदम',
  orCode: 'या इस कोड से चुकाएँ',
  otherCode: 'या यह कोड: दोनों में से सिर्फ़ एक का इस्तेमाल करें',
  ofChannel: 'आपका चुना भुगतान का तरीका',
  codeHow: 'इस कोड से कैसे चुकाएँ',
  code: 'भुगतान कोड',
  contract: 'कॉन्ट्रैक्ट नंबर',
  method: 'भुगतान का तरीका',
  byLink: '‘{pay}’ दबाने पर खुलेगा',
  payLink: '{amount} · {name}, लिंक से',
  otherWays: 'भुगतान के दूसरे तरीके',
  chooseOther: 'दूसरा तरीका चुनें',
  allWays: 'भुगतान के सभी {count} तरीके',
  wrongWay: 'इस तरीके से न चुकाएँ',
  paidLast: 'पिछली बार आपने इसी से भुगतान किया था',
  methodHint: 'कृपया चुकाने का तरीका चुनें',
  noMethod: 'अभी भुगतान का कोई तरीका उपलब्ध नहीं है। भुगतान कोड इस्तेमाल करें या हमें कॉल करें।',
  noWay: 'अभी यहाँ भुगतान का कोई तरीका नहीं है। कृपया बाद में कोशिश करें या हमें कॉल करें।',
  noCode: 'यह भुगतान कोड अभी नहीं दिखाया जा सकता। भुगतान का तरीका चुनें या हमें कॉल करें।',
  least: 'सिर्फ़ {amount} या उससे ज़्यादा',
  most: 'सिर्फ़ {amount} तक',
  posts: 'लोन में जुड़ेगा: {time}',
  noneFound: 'भुगतान का कोई तरीका नहीं मिला।',
  kinds: { wallet: 'ई-वॉलेट', counter: 'काउंटर और दुकानें', bank: 'बैंक', other: 'अन्य' },
  pay: 'भुगतान करें',
  amountFirst: 'पहले रकम सही करें',
  stillLoading: 'अभी लोड हो रहा है। कृपया रुकें।',
  paying: 'कृपया रुकें…',
  noAmount: 'रकम पढ़ी नहीं जा सकी, इसलिए यहाँ चुकाई नहीं जा सकती। कृपया फिर कोशिश करें या हमें कॉल करें।',
  scan: 'बारकोड दिखाएँ',
  scanHint: 'यह बारकोड कैशियर को दिखाएँ।',
  noBarcode: 'बारकोड नहीं बन सका। कृपया यह कोड कैशियर को पढ़कर सुनाएँ।',
  noPicture: 'यह बारकोड अभी नहीं दिखाया जा सकता। भुगतान का दूसरा तरीका चुनें या हमें कॉल करें।',
  expires: '{time} तक चलेगा',
  fee: 'फ़ीस: {fee}',
  notOpened: 'भुगतान का ऐप या पेज नहीं खुला। कोई भुगतान नहीं हुआ: कृपया दूसरा तरीका चुनें।',
  noLinkTitle: 'आपने अभी भुगतान नहीं किया है',
  noLinkText: 'भुगतान का पेज नहीं खुल सका। कोई पैसा नहीं कटा: आप फिर कोशिश कर सकते हैं।',
  ok: 'ठीक है'
}

export const codeMessages: typeof englishCode = {
  slip: 'कृपया जमा पर्ची को भुगतान के सबूत के तौर पर रखें',
  total: 'कुल भुगतान',
  noSteps: 'अभी इस लोन का कोई भुगतान कोड नहीं है। वापस जाकर भुगतान का तरीका चुनें।',
  missing: 'कोड देखने के लिए कृपया भुगतान पेज फिर से खोलें।'
}
