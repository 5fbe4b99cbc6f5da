import type { orderMessages as english } from '../en/order.ts'

export const orderMessages: typeof english = {
  title: 'लोन की जानकारी',
  repayOrRollOver: 'चुकाएँ',
  repay: 'चुकाएँ',
  rollOver: 'ड्यू डेट आगे बढ़ाएँ',
  rollOverHint: 'पैसे कम हैं?',
  borrowAgain: 'फिर से लोन लें',
  help: 'इस लोन के बारे में सवाल है?',
  state: 'आपका लोन',
  kept: 'पिछला अपडेट: {time}। हो सकता है कि तब से यह बदल गया हो।',
  tipsTitle: 'ध्यान दें',
  confirm: 'पुष्टि करें',
  ratingTitle: 'आपका अनुभव कैसा रहा?',
  ratingLabel: 'सितारा चुनें',
  submit: 'भेजें',
  missingStar: 'कृपया पहले सितारा चुनें',
  ratingThanksTitle: 'धन्यवाद',
  ratingThanks: 'हम हर रेटिंग पढ़ते हैं।',
  withdrawTitle: 'आपके पैसे तैयार हैं',
  withdraw: 'अभी निकालें',
  bindCard: 'कार्ड जोड़ें',
  bindCardHint: 'जिस खाते में पैसा जाएगा, उसे जाँच लें',
  dispute: 'इस लोन के किसी भुगतान या चार्ज पर आपकी शिकायत है।',
  seeComplaint: 'अपनी शिकायत देखें'
}
