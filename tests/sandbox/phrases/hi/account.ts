/**
 * The sandbox's phrases about data, accounts and photos in Hindi, by the English: `#` stands for a
 * figure, an amount, a date or a time.
 */
export const phrases = {
  'Take the loan now': 'अभी लोन लें',
  'Repay on time, pay less': 'समय पर चुकाएँ, कम चुकाएँ',
  'Repay this loan on time and the processing fee of your next loan is halved.':
    'यह लोन समय पर चुकाने पर अगले लोन की प्रोसेसिंग फ़ीस आधी हो जाएगी।',
  Continue: 'आगे बढ़ें',
  'Use of my data for this loan': 'इस लोन के लिए मेरे डेटा का इस्तेमाल',
  'Asking a credit bureau about me': 'क्रेडिट ब्यूरो से मेरी जानकारी लेना',
  'Offers by text message': 'मैसेज से ऑफ़र भेजना',
  'Sharing with partners': 'पार्टनर कंपनियों के साथ साझा करना',
  'The file has all that we know about you.': 'इस फ़ाइल में वह सब है जो हम आपके बारे में जानते हैं।',
  'Your data cannot be shown right now. Please try again tomorrow.':
    'आपका डेटा अभी नहीं दिखाया जा सकता। कृपया कल फिर कोशिश करें।',
  'There is no such consent.': 'ऐसी कोई सहमति नहीं है।',
  'You have a loan that is not repaid yet. Repay it first, then ask again.':
    'आपका एक लोन अभी बाकी है। पहले उसे चुकाएँ, फिर अनुरोध करें।',
  'We have this request already: number D-#. We will answer by #.':
    'यह अनुरोध हमें पहले ही मिल चुका है: नंबर D-#। हम # तक जवाब देंगे।',
  'We have this request already: number P-#. We will answer by #.':
    'यह अनुरोध हमें पहले ही मिल चुका है: नंबर P-#। हम # तक जवाब देंगे।',
  'The account name does not match your ID.': 'खाते का नाम आपके पहचान पत्र से नहीं मिलता।',
  'You have sent five complaints today. Please wait for our answer.':
    'आप आज पाँच शिकायतें भेज चुके हैं। कृपया हमारे जवाब का इंतज़ार करें।',
  'Photos cannot be taken right now. Send your complaint without them.':
    'अभी फ़ोटो नहीं ली जा सकतीं। शिकायत बिना फ़ोटो के भेजें।',
  'Contacts cannot be shown now.': 'संपर्क की जानकारी अभी नहीं दिखाई जा सकती।',
  'The partner is not available in your region yet.': 'यह पार्टनर अभी आपके इलाके में उपलब्ध नहीं है।',
  'We could not find this application.': 'हमें यह आवेदन नहीं मिला।',
  'The payout channel was given twice.': 'पैसे भेजने का तरीका दो बार दिया गया।',
  'This file is empty.': 'यह फ़ाइल खाली है।',
  'This photo is larger than # MB.': 'यह फ़ोटो # MB से बड़ी है।',
  'This file is not a photo. Use JPG, PNG or WebP.':
    'यह फ़ाइल फ़ोटो नहीं है। JPG, PNG या WebP इस्तेमाल करें।',
  'This product is not offered any more.': 'यह लोन अब नहीं दिया जाता।',
  'This agreement is not available.': 'यह एग्रीमेंट उपलब्ध नहीं है।',
  'This product takes no new applications today.': 'यह लोन आज नए आवेदन नहीं ले रहा।',
  'There is no receipt of this payment yet.': 'इस भुगतान की रसीद अभी नहीं बनी है।',
  'Sample same-day transfer': 'Sample, उसी दिन ट्रांसफ़र',
  'Example next-day transfer': 'Example, अगले दिन ट्रांसफ़र',
  'We could not do that just now. Please try again in a few minutes.':
    'अभी यह नहीं हो पाया। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  'This number is registered already.': 'यह नंबर पहले से रजिस्टर है।',
  'The code from the picture is not correct.': 'तस्वीर का कोड सही नहीं है।',
  'We have just sent a code to this number. Please wait a minute.':
    'हमने अभी इस नंबर पर कोड भेजा है। कृपया एक मिनट रुकें।',
  'Too many codes were asked for. Please try again in an hour.':
    'बहुत बार कोड मांगा गया है। कृपया एक घंटे बाद फिर कोशिश करें।',
  'Ask for an SMS first.': 'पहले SMS मंगाएं।',
  'This SMS code is wrong or too old. Check it, or ask for a new one.':
    'यह SMS कोड गलत है या पुराना हो गया है। इसे जांचें, या नया मंगाएं।'
}
