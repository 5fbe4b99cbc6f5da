/**
 * The sandbox's phrases about offers and payments in Filipino, by the English: `#` stands for a
 * figure, an amount, a date or a time.
 */
export const phrases = {
  Now: 'Ngayon',
  Next: 'Susunod',
  All: 'Lahat',
  Open: 'Bukas',
  'Rollover payment': 'Bayad sa extension',
  'Loan amount and interest': 'Halaga ng loan at interes',
  'Late charge (# days)': 'Penalty (# araw)',
  'Late charge (# day)': 'Penalty (# araw)',
  'Instalment # of #': 'Hulog # sa #',
  Instalment: 'Hulog',
  'Interest of week #': 'Interes ng linggo #',
  'Interest of instalment #': 'Interes ng hulog #',
  'To pay': 'Babayaran',
  'Last day': 'Huling araw',
  Soon: 'Malapit na',
  Cash: 'Cash',
  'With an e-wallet': 'Gamit ang e-wallet',
  'Bills payment': 'Bills payment',
  'Pay with your card': 'Magbayad gamit ang card',
  'Tell the cashier you want to pay Sample Peso Lending.':
    'Sabihin sa cashier na magbabayad kayo sa Sample Peso Lending.',
  'Tell the cashier you want to pay Sample Rupee Finance.':
    'Sabihin sa cashier na magbabayad kayo sa Sample Rupee Finance.',
  'Choose Loans, then Sample Peso Lending.': 'Piliin ang Loans, tapos ang Sample Peso Lending.',
  'Choose Loans, then Sample Rupee Finance.': 'Piliin ang Loans, tapos ang Sample Rupee Finance.',
  'Give the repayment code MP#.': 'Ibigay ang repayment code na MP#.',
  'Give the repayment code MX#.': 'Ibigay ang repayment code na MX#.',
  'Give the repayment code.': 'Ibigay ang repayment code.',
  'Ask the cashier whether cards are taken.': 'Itanong sa cashier kung tumatanggap ng card.',
  'Open your e-wallet and choose Pay bills, then {biller}.':
    'Buksan ang e-wallet at piliin ang Pay bills, tapos ang {biller}.',
  'Enter {code} as the reference number and {contract} as the account.':
    'Ilagay ang {code} bilang reference number at ang {contract} bilang account.',
  'Enter {amount} and confirm.': 'Ilagay ang {amount} at kumpirmahin.',
  'Pay the exact amount.': 'Bayaran ang eksaktong halaga.',
  'Keep the slip.': 'Itago ang slip.',
  'No fee': 'Walang fee',
  'Pay the exact amount. The code can be used once.':
    'Bayaran ang eksaktong halaga. Isang beses lang magagamit ang code.',
  'Credited on the next banking day.': 'Maitatala sa susunod na banking day.',
  'within # minutes': 'sa loob ng # minuto',
  'by tomorrow': 'bukas',
  'on the next banking day': 'sa susunod na banking day',
  'Closed until #.': 'Sarado hanggang #.',
  'Under maintenance until #. Choose another one.': 'Inaayos pa hanggang #. Pumili ng iba.',
  'Pay only through the methods listed in the app. Our staff will never ask you to send money to a personal account.':
    'Magbayad lang po sa mga paraang nasa app. Hindi kailanman hihiling ang staff namin na magpadala kayo sa personal na account.',
  'Please check your account': 'Pakisuri po ang account ninyo',
  'The bank could not credit account ••••#. Update your account and we will send the money again.':
    'Hindi maipasok ng bangko ang pera sa account na ••••#. I‑update po ang account at ipapadala namin ulit ang pera.',
  'Your loan of # is approved. Withdraw it before it expires tonight.':
    'Aprubado na ang loan ninyong #. I‑withdraw na po bago ito mag‑expire ngayong gabi.',
  'Rated with # star': '# bituin ang rating',
  'Rated with # stars': '# bituin ang rating',
  'E-wallet': 'E-wallet',
  '# to # digits, as on your passbook': '# hanggang # numero, gaya ng nasa passbook',
  '# digits, such as #': '# numero, gaya ng #',
  'Total to repay': 'Kabuuang babayaran',
  Payment: 'Bayad',
  'First payment': 'Unang bayad',
  '#st payment': 'Ika-# na bayad',
  '#nd payment': 'Ika-# na bayad',
  '#rd payment': 'Ika-# na bayad',
  '#th payment': 'Ika-# na bayad',
  'Loan # · interest #': 'Loan # · interes #',
  'to be agreed': 'pag‑uusapan pa',
  'Get my money': 'Kunin ang pera',
  'Your approval of # is kept until midnight.': 'Hanggang hatinggabi lang ang aprubadong #.',
  'Leave without your loan?': 'Aalis nang hindi kukunin ang loan?'
}
