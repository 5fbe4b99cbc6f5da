/**
 * The sandbox's phrases about offers and payments in Bisaya, by the English: `#` stands for a
 * figure, an amount, a date or a time.
 */
export const phrases = {
  Now: 'Karon',
  Next: 'Sunod',
  All: 'Tanan',
  Open: 'Abli',
  'Rollover payment': 'Bayad sa extension',
  'Loan amount and interest': 'Kantidad sa loan ug interes',
  'Late charge (# days)': 'Penalty (# ka adlaw)',
  'Late charge (# day)': 'Penalty (# ka adlaw)',
  'Instalment # of #': 'Hulog # sa #',
  Instalment: 'Hulog',
  'Interest of week #': 'Interes sa semana #',
  'Interest of instalment #': 'Interes sa hulog #',
  'To pay': 'Bayran',
  'Last day': 'Kataposang adlaw',
  Soon: 'Dili na madugay',
  Cash: 'Cash',
  'With an e-wallet': 'Gamit ang e-wallet',
  'Bills payment': 'Bills payment',
  'Pay with your card': 'Pagbayad gamit ang card',
  'Tell the cashier you want to pay Sample Peso Lending.':
    'Sultihi ang cashier nga mobayad ka sa Sample Peso Lending.',
  'Tell the cashier you want to pay Sample Rupee Finance.':
    'Sultihi ang cashier nga mobayad ka sa Sample Rupee Finance.',
  'Choose Loans, then Sample Peso Lending.': 'Pilia ang Loans, dayon ang Sample Peso Lending.',
  'Choose Loans, then Sample Rupee Finance.': 'Pilia ang Loans, dayon ang Sample Rupee Finance.',
  'Give the repayment code MP#.': 'Ihatag ang repayment code nga MP#.',
  'Give the repayment code MX#.': 'Ihatag ang repayment code nga MX#.',
  'Give the repayment code.': 'Ihatag ang repayment code.',
  'Ask the cashier whether cards are taken.': 'Pangutan-a ang cashier kung modawat og card.',
  'Open your e-wallet and choose Pay bills, then {biller}.':
    'Ablihi ang e-wallet ug pilia ang Pay bills, dayon ang {biller}.',
  'Enter {code} as the reference number and {contract} as the account.':
    'Isulat ang {code} isip reference number ug ang {contract} isip account.',
  'Enter {amount} and confirm.': 'Isulat ang {amount} ug kumpirmaha.',
  'Pay the exact amount.': 'Bayri ang eksaktong kantidad.',
  'Keep the slip.': 'Tipigi ang slip.',
  'No fee': 'Walay fee',
  'Pay the exact amount. The code can be used once.':
    'Bayri ang eksaktong kantidad. Kausa ra magamit ang code.',
  'Credited on the next banking day.': 'Matala sa sunod nga banking day.',
  'within # minutes': 'sulod sa # ka minuto',
  'by tomorrow': 'ugma',
  'on the next banking day': 'sa sunod nga banking day',
  'Closed until #.': 'Sirado hangtod #.',
  'Under maintenance until #. Choose another one.': 'Giayo pa hangtod #. Pagpili og lain.',
  'Pay only through the methods listed in the app. Our staff will never ask you to send money to a personal account.':
    'Pagbayad lang pinaagi sa mga paagi nga naa sa app. Dili gayod mohangyo ang among staff nga magpadala ka sa personal nga account.',
  'Please check your account': 'Palihug susiha ang imong account',
  'The bank could not credit account ••••#. Update your account and we will send the money again.':
    'Wala masulod sa bangko ang kwarta sa account nga ••••#. I‑update ang account ug ipadala namo pag‑usab ang kwarta.',
  'Your loan of # is approved. Withdraw it before it expires tonight.':
    'Aprobado na ang imong loan nga #. I‑withdraw na sa dili pa kini ma-expire karong gabii.',
  'Rated with # star': '# ka bituon ang rating',
  'Rated with # stars': '# ka bituon ang rating',
  'E-wallet': 'E-wallet',
  '# to # digits, as on your passbook': '# hangtod # ka numero, sama sa imong passbook',
  '# digits, such as #': '# ka numero, sama sa #',
  'Total to repay': 'Total nga bayran',
  Payment: 'Bayad',
  'First payment': 'Unang bayad',
  '#st payment': 'Ika-# nga bayad',
  '#nd payment': 'Ika-# nga bayad',
  '#rd payment': 'Ika-# nga bayad',
  '#th payment': 'Ika-# nga bayad',
  'Loan # · interest #': 'Loan # · interes #',
  'to be agreed': 'sabotan pa',
  'Get my money': 'Kuhaa ang kwarta',
  'Your approval of # is kept until midnight.': 'Hangtod tungang gabii lang ang aprobado nga #.',
  'Leave without your loan?': 'Mobiya nga dili kuhaon ang loan?'
}
