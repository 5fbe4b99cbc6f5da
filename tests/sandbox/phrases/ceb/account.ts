/**
 * The sandbox's phrases about data, accounts and photos in Bisaya, by the English: `#` stands for a
 * figure, an amount, a date or a time.
 */
export const phrases = {
  'Take the loan now': 'Kuhaa na ang loan',
  'Repay on time, pay less': 'Mobayad sa oras, mas gamay ang bayran',
  'Repay this loan on time and the processing fee of your next loan is halved.':
    'Kung mabayran nimo sa oras kini nga loan, katunga na lang ang processing fee sa sunod.',
  Continue: 'Padayon',
  'Use of my data for this loan': 'Paggamit sa akong data para niini nga loan',
  'Asking a credit bureau about me': 'Pagpangutana sa credit bureau bahin nako',
  'Offers by text message': 'Mga offer pinaagi sa text',
  'Sharing with partners': 'Pagpaambit sa mga partner',
  'The file has all that we know about you.': 'Naa sa file ang tanan namong nasayran bahin nimo.',
  'Your data cannot be shown right now. Please try again tomorrow.':
    'Dili pa mapakita ang imong data karon. Palihug sulayi pag‑usab ugma.',
  'There is no such consent.': 'Walay ingon niini nga pagtugot.',
  'You have a loan that is not repaid yet. Repay it first, then ask again.':
    'Naa kay loan nga wala pa mabayri. Palihug bayri una, ayha mohangyo pag‑usab.',
  'We have this request already: number D-#. We will answer by #.':
    'Naa na kanamo kini nga hangyo: numero D-#. Motubag mi sa o sa dili pa ang #.',
  'We have this request already: number P-#. We will answer by #.':
    'Naa na kanamo kini nga hangyo: numero P-#. Motubag mi sa o sa dili pa ang #.',
  'The account name does not match your ID.': 'Dili parehas ang ngalan sa account ug sa imong ID.',
  'You have sent five complaints today. Please wait for our answer.':
    'Lima na ka reklamo ang imong gipadala karong adlawa. Palihug hulata ang among tubag.',
  'Photos cannot be taken right now. Send your complaint without them.':
    'Dili pa madawat ang mga litrato karon. Palihug ipadala ang reklamo nga walay litrato.',
  'Contacts cannot be shown now.': 'Dili pa mapakita ang mga contact karon.',
  'The partner is not available in your region yet.': 'Wala pa ang partner sa inyong lugar.',
  'We could not find this application.': 'Wala namo makit-i kini nga application.',
  'The payout channel was given twice.': 'Kaduha gihatag ang paagi sa pagpadala.',
  'This file is empty.': 'Walay sulod kini nga file.',
  'This photo is larger than # MB.': 'Mas dako sa # MB kini nga litrato.',
  'This file is not a photo. Use JPG, PNG or WebP.':
    'Dili litrato kini nga file. Gamita ang JPG, PNG o WebP.',
  'This product is not offered any more.': 'Dili na gitanyag kini nga loan.',
  'This agreement is not available.': 'Wala kini nga kasabutan.',
  'This product takes no new applications today.':
    'Dili modawat og bag-ong application kini nga loan karon.',
  'There is no receipt of this payment yet.': 'Wala pay resibo kini nga bayad.',
  'Sample same-day transfer': 'Sample nga padala sa samang adlaw',
  'Example next-day transfer': 'Example nga padala pagkaugma',
  'We could not do that just now. Please try again in a few minutes.':
    'Wala namo kini mahimo karon. Palihug sulayi pag‑usab pagkahuman sa pipila ka minuto.',
  'This number is registered already.': 'Narehistro na kini nga number.',
  'The code from the picture is not correct.': 'Sayop ang code sa litrato.',
  'We have just sent a code to this number. Please wait a minute.':
    'Bag-o pa namong gipadala ang code niini nga number. Paghulat og usa ka minuto.',
  'Too many codes were asked for. Please try again in an hour.':
    'Daghan na kaayo ang gipangayong code. Sulayi pag‑usab human sa usa ka oras.',
  'Ask for an SMS first.': 'Pangayo una og SMS.',
  'This SMS code is wrong or too old. Check it, or ask for a new one.':
    'Sayop o daan na kini nga SMS code. Tan-awa pag‑usab, o pangayo og bag-o.'
}
