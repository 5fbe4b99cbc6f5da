import type { photoMessages as english } from '../en/photos.ts'

export const photoMessages: typeof english = {
  photos: 'फ़ोटो',
  photosHint:
    'स्क्रीनशॉट या रसीद, ज़्यादा से ज़्यादा 9। अगर आपका फ़ोन कर सके, तो फ़ोटो छोटी की जाती हैं और जहाँ खींची गईं, वह जगह हटा दी जाती है।',
  addPhoto: 'फ़ोटो जोड़ें',
  remove: 'फ़ोटो {number} हटाएँ',
  removeFailed: 'फ़ोटो हटाएँ',
  retryLabel: 'फिर कोशिश करें: फ़ोटो {number}',
  preparing: 'तैयार हो रही है…',
  waiting: 'इंतज़ार में…',
  uploading: 'फ़ोटो {number} अपलोड हो रही है',
  uploadingNow: 'अपलोड हो रही है...',
  uploaded: 'अपलोड हो गई!',
  failed: 'फ़ोटो {number} अपलोड नहीं हुई।',
  failedAll: '{count} फ़ोटो अपलोड नहीं हुईं।',
  lost: 'पेज बंद होने तक आपकी {count} फ़ोटो नहीं पहुँची थीं। कृपया उन्हें फिर से जोड़ें।',
  dismiss: '{name} बंद करें',
  tooMany: 'आप 9 फ़ोटो जोड़ सकते हैं। यह वाली नहीं जुड़ी।',
  empty: 'यह फ़ाइल खाली है।',
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया इसे फिर से चुनें।',
  notPhoto: 'यह फ़ोटो नहीं है। JPG, PNG, WebP, GIF या HEIC चुनें।',
  damaged: 'यह फ़ोटो खराब है और खुल नहीं सकती।',
  tooLarge: 'यह फ़ोटो 10 MB से बड़ी है, और यह फ़ोन इसे छोटा नहीं कर सकता।',
  photosPending: 'आपकी फ़ोटो अभी भेजी जा रही हैं। कृपया थोड़ा रुकें।',
  photosFailed: 'एक फ़ोटो अपलोड नहीं हुई। फिर कोशिश करें, या उसे हटा दें।'
}
