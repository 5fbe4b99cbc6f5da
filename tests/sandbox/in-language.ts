import { confirmationPaths, newConfirmationPaths } from '../../shared/api/wire/confirmation.ts'

type Phrases = Readonly<Record<string, string>>

/** What the sandbox says, by its English: `#` stands for a figure, a date or a name. */
const phrases: Readonly<Record<string, Phrases>> = {
  fil: {
    'Under review': 'Sinusuri pa',
    'We are checking your application. This usually takes a few minutes.':
      'Sinusuri po namin ang application ninyo. Karaniwang ilang minuto lang ito.',
    'Not approved': 'Hindi naaprubahan',
    'We cannot offer you this loan now. You may apply again in # days.':
      'Hindi po namin maibibigay ang loan na ito ngayon. Puwedeng mag-apply ulit pagkalipas ng # araw.',
    'Payout did not go through': 'Hindi natuloy ang padala',
    'Your bank returned the money. The loan has not started and you owe nothing.':
      'Ibinalik ng bangko ang pera. Hindi pa nagsisimula ang loan at wala po kayong utang.',
    'Loan extended': 'Na-extend ang loan',
    'Your new payment date is #.': 'Sa # ang bagong due date ninyo.',
    'Loan is running': 'Aktibo ang loan',
    'Your payment is due in # days, on #.': 'Due ang bayad ninyo sa loob ng # araw, sa #.',
    'Your payment is due in # day, on #.': 'Due ang bayad ninyo sa loob ng # araw, sa #.',
    'Payment due today': 'Due na ang bayad ngayon',
    'Payment due in # days': 'Due ang bayad sa loob ng # araw',
    'Payment due in # day': 'Due ang bayad sa loob ng # araw',
    'Payment overdue by # days': '# araw nang late ang bayad',
    'Payment overdue by # day': '# araw nang late ang bayad',
    'Pay by # to avoid late charges.': 'Magbayad bago lumampas ang # para walang late charge.',
    'Late charges grow each day. Please pay as soon as you can.':
      'Lumalaki ang late charge araw-araw. Magbayad po sa lalong madaling panahon.',
    'Loan paid in full': 'Bayad na ang loan',
    'Thank you for repaying. You can borrow again.':
      'Salamat po sa pagbabayad. Puwede na kayong mag-loan ulit.',
    'Amount applied for': 'Halagang hiniram',
    'Applied on': 'Nag-apply noong',
    'Loan amount': 'Halaga ng loan',
    'Amount received': 'Natanggap na halaga',
    'Loan term': 'Tagal ng loan',
    '# days': '# araw',
    Interest: 'Interes',
    'Interest (# days)': 'Interes (# araw)',
    'Late charge': 'Late charge',
    'Amount to repay': 'Halagang babayaran',
    'Amount paid': 'Halagang binayaran',
    'Paid on': 'Binayaran noong',
    'Due date': 'Due date',
    'Extended by': 'Na-extend nang',
    'Rollover amount': 'Bayad sa extension',
    'Payments usually post within 30 minutes. Keep your receipt until then.':
      'Karaniwang pumapasok ang bayad sa loob ng 30 minuto. Itago po ang resibo hanggang doon.',
    'Open your e-wallet and choose Pay bills.': 'Buksan ang e-wallet at piliin ang Pay bills.',
    'Enter the repayment code as the reference number.':
      'Ilagay ang repayment code bilang reference number.',
    'Check the amount and confirm.': 'Tingnan ang halaga at kumpirmahin.',
    'Show the code before you pay.': 'Ipakita ang code bago magbayad.',
    'Pay the exact amount and keep the deposit slip.':
      'Bayaran ang eksaktong halaga at itago ang deposit slip.',
    'Pay in cash': 'Magbayad ng cash',
    'At the counter': 'Sa counter',
    'Order number': 'Numero ng loan',
    Collection: 'Paniningil',
    'Payment not credited': 'Hindi pumasok ang bayad',
    'Charges and interest': 'Mga singil at interes',
    'Application and payout': 'Application at padala',
    'App does not work': 'Hindi gumagana ang app',
    'Something else': 'Iba pa',
    'Called too often': 'Sobrang dalas tumawag',
    'Called before 6 AM or after 10 PM': 'Tumawag bago mag-6 AM o lampas 10 PM',
    'Called after I had paid': 'Tumawag kahit bayad na ako',
    'Contacted my family or friends': 'Kinontak ang pamilya o kaibigan ko',
    'Rude or threatening words': 'Bastos o nananakot na salita',
    'In progress': 'Inaasikaso',
    Answered: 'Nasagot na',
    'Thank you for telling us. We have looked into it and put it right.':
      'Salamat po sa pagsabi. Tiningnan namin ito at naayos na.',
    'It did not solve my problem': 'Hindi naayos ang problema ko',
    'It took too long': 'Masyadong matagal',
    'It was not polite': 'Hindi magalang',
    'Bank account': 'Bank account',
    'Payout channel': 'Paraan ng padala',
    'How the money reaches your account': 'Paano makakarating ang pera sa account ninyo',
    Bank: 'Bangko',
    'Choose your bank': 'Piliin ang bangko ninyo',
    'Account number': 'Account number',
    'Account holder': 'May-ari ng account',
    'Account type': 'Uri ng account',
    'Date of birth': 'Petsa ng kapanganakan',
    'City where you live': 'Lungsod kung saan nakatira',
    'Mobile number of the wallet': 'Mobile number ng wallet',
    Apply: 'Mag-apply',
    Closed: 'Sarado',
    'Interest from': 'Interes mula',
    'Being repaid': 'Binabayaran',
    'Paid in full': 'Bayad na',
    Overdue: 'Late na'
  },
  ceb: {
    'Under review': 'Gisusi pa',
    'Loan is running': 'Aktibo ang loan',
    'Your payment is due in # days, on #.': 'Due ang imong bayad sulod sa # ka adlaw, sa #.',
    'Payment due today': 'Due na ang bayad karon',
    'Payment due in # days': 'Due ang bayad sulod sa # ka adlaw',
    'Payment overdue by # days': '# ka adlaw nang ulahi ang bayad',
    'Pay by # to avoid late charges.': 'Bayad sa dili pa molapas ang # aron walay late charge.',
    'Late charges grow each day. Please pay as soon as you can.':
      'Modako ang late charge kada adlaw. Palihug bayad dayon kung mahimo.',
    'Loan paid in full': 'Bayad na ang loan',
    'Thank you for repaying. You can borrow again.':
      'Salamat sa pagbayad. Makahulam na ka pag-usab.',
    'Loan amount': 'Kantidad sa loan',
    'Amount received': 'Kantidad nga nadawat',
    'Loan term': 'Gidugayon sa loan',
    '# days': '# ka adlaw',
    Interest: 'Interes',
    'Interest (# days)': 'Interes (# ka adlaw)',
    'Amount to repay': 'Kantidad nga bayran',
    'Amount paid': 'Kantidad nga nabayran',
    'Paid on': 'Gibayran niadtong',
    'Payments usually post within 30 minutes. Keep your receipt until then.':
      'Kasagaran mosulod ang bayad sulod sa 30 minutos. Itago ang resibo hangtod niana.',
    Collection: 'Pagpaningil',
    'Payment not credited': 'Wala mosulod ang bayad',
    'Charges and interest': 'Mga singil ug interes',
    'Something else': 'Uban pa',
    'In progress': 'Giasikaso',
    Answered: 'Natubag na'
  },
  hi: {
    'Under review': 'जाँच चल रही है',
    'Loan is running': 'लोन चल रहा है',
    'Your payment is due in # days, on #.': 'आपको # दिन में, # को चुकाना है।',
    'Payment due today': 'आज चुकाना है',
    'Payment due in # days': '# दिन में चुकाना है',
    'Payment overdue by # days': 'भुगतान # दिन देर से है',
    'Pay by # to avoid late charges.': 'विलंब शुल्क से बचने के लिए # तक चुकाएँ।',
    'Late charges grow each day. Please pay as soon as you can.':
      'विलंब शुल्क हर दिन बढ़ता है। कृपया जल्द से जल्द चुकाएँ।',
    'Loan paid in full': 'लोन पूरा चुक गया',
    'Thank you for repaying. You can borrow again.': 'चुकाने के लिए धन्यवाद। आप फिर से लोन ले सकते हैं।',
    'Loan amount': 'लोन की रकम',
    'Amount received': 'मिली हुई रकम',
    'Loan term': 'लोन की अवधि',
    '# days': '# दिन',
    Interest: 'ब्याज',
    'Interest (# days)': 'ब्याज (# दिन)',
    'Late charge': 'विलंब शुल्क',
    'Amount to repay': 'चुकाने की रकम',
    'Amount paid': 'चुकाई गई रकम',
    'Paid on': 'चुकाने की तारीख',
    'Due date': 'देय तारीख',
    'Payments usually post within 30 minutes. Keep your receipt until then.':
      'भुगतान आम तौर पर 30 मिनट में दिखता है। तब तक रसीद रखें।',
    Collection: 'वसूली',
    'Payment not credited': 'भुगतान नहीं जुड़ा',
    'Charges and interest': 'शुल्क और ब्याज',
    'Something else': 'कुछ और',
    'In progress': 'काम चल रहा है',
    Answered: 'जवाब दिया गया'
  }
}

const value = /\d{4}-\d{2}-\d{2}|\d+/g

function phraseIn(text: string, known: Phrases): string {
  const whole = known[text]
  if (whole) return whole
  const values = text.match(value) ?? []
  const pattern = known[text.replace(value, '#')]
  return pattern ? pattern.replace(/#/g, () => values.shift() ?? '#') : text
}

function walk(data: unknown, known: Phrases): unknown {
  if (typeof data === 'string') return phraseIn(data, known)
  if (Array.isArray(data)) return data.map(each => walk(each, known))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, walk(each, known)]))
}

/** The pages tell the rows of an offer by their names, which brands name in `offerWords`. */
const inEnglish: readonly string[] = [
  ...Object.values(confirmationPaths),
  ...Object.values(newConfirmationPaths)
]

/** An answer in the language that the call asks for; what the sandbox cannot say stays English. */
export function inLanguage<Data>(data: Data, path: string, language = ''): Data {
  const known = Object.hasOwn(phrases, language) ? phrases[language] : undefined
  return known && !inEnglish.includes(path) ? (walk(data, known) as Data) : data
}
