/** What the sandbox says in Hindi; what is missing stays English. */
export const hindi = {
  'Under review': 'जाँच चल रही है',
  'Loan is running': 'लोन चल रहा है',
  'Your payment is due in # days, on #.': 'आपको # दिन में, # को चुकाना है।',
  'Payment due today': 'आज चुकाना है',
  'Payment due in # days': '# दिन में चुकाना है',
  'Payment overdue by # days': 'भुगतान # दिन लेट है',
  'Pay by # to avoid late charges.': 'लेट चार्ज से बचने के लिए # तक चुकाएँ।',
  'Late charges grow each day. Please pay as soon as you can.':
    'लेट चार्ज हर दिन बढ़ता है। कृपया जल्द से जल्द चुकाएँ।',
  'Loan paid in full': 'लोन पूरा चुक गया',
  'Thank you for repaying. You can borrow again.': 'चुकाने के लिए धन्यवाद। आप फिर से लोन ले सकते हैं।',
  'Loan amount': 'लोन की रकम',
  'Amount received': 'मिली हुई रकम',
  'Loan term': 'लोन की अवधि',
  '# days': '# दिन',
  Interest: 'ब्याज',
  'Interest (# days)': 'ब्याज (# दिन)',
  'Late charge': 'लेट चार्ज',
  'Amount to repay': 'चुकाने की रकम',
  'Amount paid': 'चुकाई गई रकम',
  'Paid on': 'चुकाने की तारीख',
  'Due date': 'ड्यू डेट',
  'Payments usually post within 30 minutes. Keep your receipt until then.':
    'भुगतान आम तौर पर 30 मिनट में दिखता है। तब तक रसीद रखें।',
  Collection: 'वसूली',
  'Payment not credited': 'भुगतान नहीं दिखा',
  'Charges and interest': 'चार्ज और ब्याज',
  'Something else': 'कुछ और',
  'In progress': 'काम चल रहा है',
  Answered: 'जवाब दिया गया'
}
