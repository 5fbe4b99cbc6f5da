/**
 * The sandbox's phrases about offers and payments in Hindi, by the English: `#` stands for a
 * figure, an amount, a date or a time.
 */
export const phrases = {
  Now: 'अभी',
  Next: 'आगे',
  All: 'सभी',
  Open: 'खुली',
  'Rollover payment': 'ड्यू डेट बढ़ाने का भुगतान',
  'Loan amount and interest': 'लोन की रकम और ब्याज',
  'Late charge (# days)': 'पीनल चार्ज (# दिन)',
  'Late charge (# day)': 'पीनल चार्ज (# दिन)',
  'Instalment # of #': 'किस्त #, कुल #',
  Instalment: 'किस्त',
  'Interest of week #': 'हफ़्ता # का ब्याज',
  'Interest of instalment #': 'किस्त # का ब्याज',
  'To pay': 'चुकाना है',
  'Last day': 'आखिरी दिन',
  Soon: 'जल्द',
  Cash: 'नकद',
  'With an e-wallet': 'ई-वॉलेट से',
  'Bills payment': 'बिल भुगतान',
  'Pay with your card': 'कार्ड से चुकाएँ',
  'Tell the cashier you want to pay Sample Peso Lending.':
    'कैशियर को बताएँ कि आपको Sample Peso Lending का भुगतान करना है।',
  'Tell the cashier you want to pay Sample Rupee Finance.':
    'कैशियर को बताएँ कि आपको Sample Rupee Finance का भुगतान करना है।',
  'Choose Loans, then Sample Peso Lending.': 'Loans चुनें, फिर Sample Peso Lending।',
  'Choose Loans, then Sample Rupee Finance.': 'Loans चुनें, फिर Sample Rupee Finance।',
  'Give the repayment code MP#.': 'भुगतान कोड MP# दें।',
  'Give the repayment code MX#.': 'भुगतान कोड MX# दें।',
  'Give the repayment code.': 'भुगतान कोड दें।',
  'Ask the cashier whether cards are taken.': 'कैशियर से पूछें कि कार्ड चलेगा या नहीं।',
  'Open your e-wallet and choose Pay bills, then {biller}.':
    'अपना ई-वॉलेट खोलें और Pay bills चुनें, फिर {biller}।',
  'Enter {code} as the reference number and {contract} as the account.':
    'रेफ़रेंस नंबर में {code} और खाते में {contract} भरें।',
  'Enter {amount} and confirm.': '{amount} भरें और पुष्टि करें।',
  'Pay the exact amount.': 'ठीक उतनी ही रकम चुकाएँ।',
  'Keep the slip.': 'पर्ची रख लें।',
  'No fee': 'कोई फ़ीस नहीं',
  'Pay the exact amount. The code can be used once.': 'ठीक उतनी ही रकम चुकाएँ। कोड एक ही बार चलता है।',
  'Credited on the next banking day.': 'अगले बैंकिंग दिन पर लोन में जुड़ेगा।',
  'within # minutes': '# मिनट में',
  'by tomorrow': 'कल तक',
  'on the next banking day': 'अगले बैंकिंग दिन पर',
  'Closed until #.': '# तक बंद है।',
  'Under maintenance until #. Choose another one.': '# तक रखरखाव चल रहा है। कोई और चुनें।',
  'Pay only through the methods listed in the app. Our staff will never ask you to send money to a personal account.':
    'सिर्फ़ ऐप में दिए तरीकों से चुकाएँ। हमारा कोई कर्मचारी आपसे निजी खाते में पैसे भेजने को कभी नहीं कहेगा।',
  'Please check your account': 'कृपया अपना खाता जाँचें',
  'The bank could not credit account ••••#. Update your account and we will send the money again.':
    'बैंक खाते ••••# में पैसे नहीं डाल सका। अपना खाता ठीक करें, हम पैसे फिर भेजेंगे।',
  'Your loan of # is approved. Withdraw it before it expires tonight.':
    'आपका # का लोन मंज़ूर हो गया है। आज रात खत्म होने से पहले निकाल लें।',
  'Rated with # star': '# सितारा दिया',
  'Rated with # stars': '# सितारे दिए',
  'E-wallet': 'ई-वॉलेट',
  '# to # digits, as on your passbook': '# से # अंक, जैसे पासबुक में हैं',
  '# digits, such as #': '# अंक, जैसे #',
  'Total to repay': 'कुल चुकाना है',
  Payment: 'भुगतान',
  'First payment': 'पहली किस्त',
  '#st payment': 'किस्त #',
  '#nd payment': 'किस्त #',
  '#rd payment': 'किस्त #',
  '#th payment': 'किस्त #',
  'Loan # · interest #': 'लोन # · ब्याज #',
  'to be agreed': 'तय होना बाकी',
  'Get my money': 'पैसे लें',
  'Your approval of # is kept until midnight.': 'आपका # का लोन आधी रात तक मंज़ूर है।',
  'Leave without your loan?': 'लोन लिए बिना जाएँ?'
}
