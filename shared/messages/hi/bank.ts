import type { bankMessages as english } from '../en/bank.ts'

export const bankMessages: typeof english = {
  title: 'आपका खाता',
  cardType: 'खाते का प्रकार',
  next: 'आगे बढ़ें',
  enter: 'कृपया {what} भरें।',
  choose: 'कृपया {what} चुनें।',
  day: 'कृपया {what} में {first} से {last} के बीच की तारीख भरें।',
  tooYoung: 'आपकी उम्र 18 साल या उससे ज़्यादा होनी चाहिए। कृपया तारीख जाँचें।',
  digits: '{what} में सिर्फ़ अंक भरें।',
  pick: 'चुनें',
  search: 'खोजें',
  close: 'बंद करें',
  nothingFound: 'कुछ नहीं मिला। कम अक्षर लिखकर देखें।',
  allProvinces: 'सभी राज्य',
  checkTitle: 'अपना खाता जाँच लें',
  checkText: 'एक भी अंक गलत हुआ तो आपके पैसे किसी अनजान के पास चले जाएँगे। नंबर अपने कार्ड या पासबुक से मिला लें।',
  change: 'बदलें',
  send: 'भेजें',
  correct: 'कुछ भी सेव नहीं हुआ। इसे ऊपर ठीक करके फिर से भेजें।',
  uncertain: 'हमें पता नहीं चल पाया कि यह पूरा हुआ या नहीं। आपने जो भरा है, वह यहीं है: जाँचकर फिर से भेजें।',
  savedTitle: 'आपका खाता सेव हो गया है',
  saved: 'अब आप आगे बढ़ सकते हैं।',
  done: 'आगे बढ़ें'
}
