/** Why the sandbox refuses in Hindi, by the English: `#` stands for a figure, an amount, a date or a time. */
export const phrases = {
  'We could not find this loan.': 'हमें यह लोन नहीं मिला।',
  'We could not find this complaint.': 'हमें यह शिकायत नहीं मिली।',
  'You have already taken this loan.': 'आप यह लोन पहले ही ले चुके हैं।',
  'The offer has changed. Please open this page again.': 'ऑफ़र बदल गया है। कृपया यह पेज फिर से खोलें।',
  'This offer has expired. Please apply again.': 'यह ऑफ़र खत्म हो गया है। कृपया फिर से आवेदन करें।',
  'Your limit has changed. Please open this page again.':
    'आपकी लिमिट बदल गई है। कृपया यह पेज फिर से खोलें।',
  'There is nothing to pay for this loan.': 'इस लोन पर कुछ नहीं चुकाना है।',
  'This loan is already paid. Thank you.': 'यह लोन चुक गया है। धन्यवाद।',
  'This loan cannot be extended now.': 'इस लोन की ड्यू डेट अभी नहीं बढ़ सकती।',
  'This payment method is not available. Choose another one.':
    'भुगतान का यह तरीका उपलब्ध नहीं है। कोई और चुनें।',
  'This payment method is under maintenance. Choose another one.':
    'भुगतान के इस तरीके का रखरखाव चल रहा है। कोई और चुनें।',
  'The amount has changed. Please open this page again.': 'रकम बदल गई है। कृपया यह पेज फिर से खोलें।',
  'Repayment is being updated. Please try again in # minutes.':
    'भुगतान अपडेट हो रहा है। कृपया # मिनट बाद फिर कोशिश करें।',
  'Rollover is being updated. Please try again in # minutes.':
    'ड्यू डेट बढ़ाना अपडेट हो रहा है। कृपया # मिनट बाद फिर कोशिश करें।',
  'Your session has ended. Please log in to the app again.':
    'आपका सेशन खत्म हो गया है। कृपया ऐप में फिर से लॉग इन करें।',
  'This loan was not paid out, so there is nothing to state.':
    'यह लोन नहीं दिया गया, इसलिए लिखने को कुछ नहीं है।',
  'This loan is not paid in full yet.': 'यह लोन अभी पूरा नहीं चुका है।',
  'Statements are being prepared. Please try again tomorrow.':
    'स्टेटमेंट तैयार हो रहे हैं। कृपया कल फिर कोशिश करें।',
  'Accounts cannot be changed while a payout is on its way.':
    'पैसे भेजे जाने के दौरान खाता नहीं बदला जा सकता।',
  'Please check the account number.': 'कृपया खाता नंबर जाँचें।',
  'You must be 18 or older.': 'आपकी उम्र 18 साल या ज़्यादा होनी चाहिए।',
  'Complaints cannot be shown now.': 'शिकायतें अभी नहीं दिखाई जा सकतीं।',
  'Choose what happened.': 'चुनें कि क्या हुआ।',
  'The selected order does not support sending collection types':
    'चुने हुए लोन के लिए वसूली की शिकायत नहीं भेजी जा सकती।',
  'Use at most # characters.': 'ज़्यादा से ज़्यादा # अक्षर लिखें।',
  'Some photos were not received. Please add them again.': 'कुछ फ़ोटो नहीं मिलीं। कृपया उन्हें फिर से जोड़ें।',
  'This complaint is not answered yet.': 'इस शिकायत का जवाब अभी नहीं दिया गया है।',
  'You have rated this answer already.': 'आप इस जवाब को रेटिंग दे चुके हैं।',
  'This complaint is open.': 'यह शिकायत खुली है।',
  'This complaint is closed.': 'यह शिकायत बंद हो चुकी है।',
  'Your application was not sent. You owe nothing.': 'आपका आवेदन नहीं भेजा गया। आप पर कुछ बाकी नहीं है।',
  'Our partner did not accept the login. Try again from the home screen.':
    'हमारे पार्टनर ने लॉगिन स्वीकार नहीं किया। होम स्क्रीन से फिर कोशिश करें।',
  'This offer has ended. Please look at the new one.': 'यह ऑफ़र खत्म हो गया। कृपया नया देखें।',
  'There is no such offer.': 'ऐसा कोई ऑफ़र नहीं है।',
  'This offer does not hold any more.': 'यह ऑफ़र अब मान्य नहीं है।'
}
