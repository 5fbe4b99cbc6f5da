/** Why the sandbox refuses in Bisaya, by the English: `#` stands for a figure, an amount, a date or a time. */
export const phrases = {
  'We could not find this loan.': 'Wala namo makit-i kini nga loan.',
  'We could not find this complaint.': 'Wala namo makit-i kini nga reklamo.',
  'You have already taken this loan.': 'Gidawat na nimo kini nga loan.',
  'The offer has changed. Please open this page again.':
    'Nausab ang offer. Palihug ablihi pag‑usab kini nga page.',
  'This offer has expired. Please apply again.':
    'Na-expire na kini nga offer. Palihug pag‑apply pag‑usab.',
  'Your limit has changed. Please open this page again.':
    'Nausab ang imong limit. Palihug ablihi pag‑usab kini nga page.',
  'There is nothing to pay for this loan.': 'Walay bayran niini nga loan.',
  'This loan is already paid. Thank you.': 'Bayad na kini nga loan. Salamat.',
  'This loan cannot be extended now.': 'Dili ma-extend kini nga loan karon.',
  'This payment method is not available. Choose another one.':
    'Dili magamit kini nga paagi sa pagbayad. Pagpili og lain.',
  'This payment method is under maintenance. Choose another one.':
    'Giayo pa kini nga paagi sa pagbayad. Pagpili og lain.',
  'The amount has changed. Please open this page again.':
    'Nausab ang kantidad. Palihug ablihi pag‑usab kini nga page.',
  'Repayment is being updated. Please try again in # minutes.':
    'Gi‑update pa ang pagbayad. Palihug sulayi pag‑usab human sa # ka minuto.',
  'Rollover is being updated. Please try again in # minutes.':
    'Gi‑update pa ang extension. Palihug sulayi pag‑usab human sa # ka minuto.',
  'Your session has ended. Please log in to the app again.':
    'Nahuman na ang imong session. Palihug pag‑log in pag‑usab sa app.',
  'This loan was not paid out, so there is nothing to state.':
    'Wala mapadala kini nga loan, mao nga walay masulat.',
  'This loan is not paid in full yet.': 'Wala pa mabayri ang tibuok niini nga loan.',
  'Statements are being prepared. Please try again tomorrow.':
    'Giandam pa ang mga statement. Palihug sulayi pag‑usab ugma.',
  'Accounts cannot be changed while a payout is on its way.':
    'Dili mausab ang account samtang gipadala ang kwarta.',
  'Please check the account number.': 'Palihug susiha ang account number.',
  'You must be 18 or older.': 'Kinahanglan 18 anyos ka pataas.',
  'Complaints cannot be shown now.': 'Dili mapakita karon ang mga reklamo.',
  'Choose what happened.': 'Pilia ang nahitabo.',
  'The selected order does not support sending collection types':
    'Dili makareklamo bahin sa pagpaningil para sa napili nga loan.',
  'Use at most # characters.': 'Hangtod # ka karakter lang.',
  'Some photos were not received. Please add them again.':
    'Naay mga litrato nga wala madawat. Palihug idugang kini pag‑usab.',
  'This complaint is not answered yet.': 'Wala pa matubag kini nga reklamo.',
  'You have rated this answer already.': 'Na-rate na nimo kini nga tubag.',
  'This complaint is open.': 'Abli pa kini nga reklamo.',
  'This complaint is closed.': 'Sirado na kini nga reklamo.',
  'Your application was not sent. You owe nothing.':
    'Wala mapadala ang application. Wala kay utang.',
  'Our partner did not accept the login. Try again from the home screen.':
    'Wala dawata sa among partner ang login. Sulayi pag‑usab gikan sa home screen.',
  'This offer has ended. Please look at the new one.':
    'Nahuman na kini nga offer. Palihug tan-awa ang bag-o.',
  'There is no such offer.': 'Walay ingon niini nga offer.',
  'This offer does not hold any more.': 'Dili na dawaton kini nga offer.'
}
