import type { lateMessages as english } from '../en/late.ts'

export const lateMessages: typeof english = {
  amounts: 'नए ग्राहकों के लिए {new} और पुराने ग्राहकों के लिए {repeat}',
  charge: 'हर लेट किस्त पर एक बार पीनल चार्ज लगता है: {amounts}।',
  noInterest:
    'यह चार्ज है, ब्याज नहीं: इसे उस रकम में नहीं जोड़ा जाता जिस पर ब्याज लगता है, और इस पर कोई ब्याज नहीं लगता।',
  penalty: 'लेट होने पर एक बार पीनल चार्ज लगता है: {amounts}।',
  besides: 'इसके अलावा, देरी के हर दिन का ब्याज लगता है:',
  fromDay: 'दिन {from} से हर दिन बाकी रकम का {percent}%।',
  days: 'दिन {from} से {to} तक हर दिन बाकी रकम का {percent}%।',
  cap: 'कानून की सीमा: पीनल चार्ज बकाया रकम का हर महीने ज़्यादा से ज़्यादा {percent}, और सब खर्च मिलाकर लोन की रकम से ज़्यादा नहीं। यह {amount} और {months} महीने तक के लोन पर लागू है ({source})।'
}
