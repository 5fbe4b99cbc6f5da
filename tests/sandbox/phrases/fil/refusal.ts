/** Why the sandbox refuses in Filipino, by the English: `#` stands for a figure, an amount, a date or a time. */
export const phrases = {
  'We could not find this loan.': 'Hindi po namin nakita ang loan na ito.',
  'We could not find this complaint.': 'Hindi po namin nakita ang reklamong ito.',
  'You have already taken this loan.': 'Tinanggap na po ninyo ang loan na ito.',
  'The offer has changed. Please open this page again.':
    'Nagbago ang alok. Buksan po ulit ang page na ito.',
  'This offer has expired. Please apply again.':
    'Nag‑expire na ang alok na ito. Mag‑apply po ulit.',
  'Your limit has changed. Please open this page again.':
    'Nagbago ang limit ninyo. Buksan po ulit ang page na ito.',
  'There is nothing to pay for this loan.': 'Wala pong babayaran sa loan na ito.',
  'This loan is already paid. Thank you.': 'Bayad na ang loan na ito. Salamat po.',
  'This loan cannot be extended now.': 'Hindi po ma-extend ang loan na ito ngayon.',
  'This payment method is not available. Choose another one.':
    'Hindi available ang paraang ito ng pagbabayad. Pumili po ng iba.',
  'This payment method is under maintenance. Choose another one.':
    'Inaayos pa ang paraang ito ng pagbabayad. Pumili po ng iba.',
  'The amount has changed. Please open this page again.':
    'Nagbago ang halaga. Buksan po ulit ang page na ito.',
  'Repayment is being updated. Please try again in # minutes.':
    'Ina-update pa ang pagbabayad. Subukan po ulit pagkalipas ng # minuto.',
  'Rollover is being updated. Please try again in # minutes.':
    'Ina-update pa ang extension. Subukan po ulit pagkalipas ng # minuto.',
  'Your session has ended. Please log in to the app again.':
    'Tapos na ang session ninyo. Mag‑log in po ulit sa app.',
  'This loan was not paid out, so there is nothing to state.':
    'Hindi naipadala ang loan na ito, kaya walang maisusulat.',
  'This loan is not paid in full yet.': 'Hindi pa po bayad nang buo ang loan na ito.',
  'Statements are being prepared. Please try again tomorrow.':
    'Inihahanda pa ang mga statement. Subukan po ulit bukas.',
  'Accounts cannot be changed while a payout is on its way.':
    'Hindi mababago ang account habang ipinapadala ang pera.',
  'Please check the account number.': 'Pakisuri po ang account number.',
  'You must be 18 or older.': 'Dapat 18 taong gulang pataas po kayo.',
  'Complaints cannot be shown now.': 'Hindi maipakita ngayon ang mga reklamo.',
  'Choose what happened.': 'Piliin po ang nangyari.',
  'The selected order does not support sending collection types':
    'Hindi puwedeng magreklamo tungkol sa paniningil para sa napiling loan.',
  'Use at most # characters.': 'Hanggang # karakter lang po.',
  'Some photos were not received. Please add them again.':
    'May mga litratong hindi natanggap. Idagdag po ulit ang mga ito.',
  'This complaint is not answered yet.': 'Hindi pa nasasagot ang reklamong ito.',
  'You have rated this answer already.': 'Na-rate na po ninyo ang sagot na ito.',
  'This complaint is open.': 'Bukas pa ang reklamong ito.',
  'This complaint is closed.': 'Sarado na ang reklamong ito.',
  'Your application was not sent. You owe nothing.':
    'Hindi naipadala ang application. Wala po kayong utang.',
  'Our partner did not accept the login. Try again from the home screen.':
    'Hindi tinanggap ng partner namin ang login. Subukan po ulit mula sa home screen.',
  'This offer has ended. Please look at the new one.':
    'Tapos na po ang alok na ito. Pakitingnan ang bago.',
  'There is no such offer.': 'Walang ganitong alok.',
  'This offer does not hold any more.': 'Hindi na po tinatanggap ang alok na ito.'
}
