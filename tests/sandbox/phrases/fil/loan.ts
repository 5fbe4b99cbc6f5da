/**
 * The sandbox's phrases about loans, complaints and accounts in Filipino, by the English: `#`
 * stands for a figure, an amount, a date or a time.
 */
export const phrases = {
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
  'Your new due date is #.': 'Sa # ang bagong due date ninyo.',
  'Loan is running': 'Aktibo ang loan',
  'Payment due today': 'Due ngayong araw ang bayad',
  'Payment due in # days': 'Due ang bayad sa loob ng # araw',
  'Payment due in # day': 'Due ang bayad sa loob ng # araw',
  'Payment overdue by # days': '# araw nang late ang bayad',
  'Payment overdue by # day': '# araw nang late ang bayad',
  'Late charges start the day after your due date.':
    'Magkakaroon po ng penalty simula sa araw pagkatapos ng due date.',
  'Late charges grow each day. Please pay as soon as you can.':
    'Lumalaki ang penalty araw-araw. Magbayad po sa lalong madaling panahon.',
  'Loan paid in full': 'Bayad na ang loan',
  'Thank you for repaying. You can borrow again.':
    'Salamat po sa pagbabayad. Puwede na kayong mag-loan ulit.',
  'You have told us that a payment or charge is wrong. We are looking into it.':
    'Sinabi po ninyo na may maling bayad o singil. Sinusuri na namin ito.',
  'Amount applied for': 'Halaga ng application',
  'Applied on': 'Nag-apply noong',
  'Loan amount': 'Halaga ng loan',
  'Amount received': 'Natanggap na halaga',
  'Loan term': 'Tagal ng loan',
  '# days': '# araw',
  Interest: 'Interes',
  'Interest (# days)': 'Interes (# araw)',
  'Late charge': 'Penalty',
  'Amount to repay': 'Halagang babayaran',
  'To repay': 'Babayaran',
  'Amount paid': 'Halagang binayaran',
  'Paid on': 'Binayaran noong',
  'Due date': 'Due date',
  'Extended by': 'Na-extend nang',
  'Rollover amount': 'Bayad sa extension',
  'Keep your receipt until the payment is credited.':
    'Itago po ang resibo hanggang naitala na ang bayad.',
  'Usually credited within 30 minutes, from a bank by the next banking day. Keep your receipt.':
    'Karaniwang naitatala ang bayad sa loob ng 30 minuto; kung galing sa bangko, sa susunod na banking day. Itago po muna ang resibo.',
  'Open your e-wallet and choose Pay bills.': 'Buksan ang e-wallet at piliin ang Pay bills.',
  'Enter the repayment code as the reference number.':
    'Ilagay ang repayment code bilang reference number.',
  'Check the amount and confirm.': 'Suriin ang halaga at kumpirmahin.',
  'Show the code before you pay.': 'Ipakita ang code bago magbayad.',
  'Pay the exact amount and keep the deposit slip.':
    'Bayaran ang eksaktong halaga at itago ang deposit slip.',
  'Pay in cash': 'Magbayad ng cash',
  'At the counter': 'Sa counter',
  'Loan paid out': 'Ipinadala ang loan',
  'Processing fee': 'Processing fee',
  'Interest of # days': 'Interes sa # araw',
  'Late charge until #': 'Penalty hanggang #',
  'Interest of the next term': 'Interes ng susunod na tagal',
  'Paid by e-wallet': 'Binayaran sa e-wallet',
  'The wallet took no money: the balance is too low.':
    'Walang nabawas sa wallet: kulang ang balance.',
  'This was paid a second time. The money goes back to where it came from.':
    'Dalawang beses po itong nabayaran. Ibabalik ang pera sa pinanggalingan nito.',
  'Loan number': 'Numero ng loan',
  Collection: 'Paniningil',
  'Payment not credited': 'Hindi naitala ang bayad',
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
  'We are sorry. We listened to the calls, spoke with the collector and have limited calls to one a day.':
    'Pasensya na po. Pinakinggan namin ang mga tawag, kinausap ang maniningil, at isang tawag na lang sa isang araw ang puwede.',
  'Your payment was found and credited to your loan today. No late charge was added.':
    'Nakita na po ang bayad ninyo at naitala na sa loan ngayon. Walang idinagdag na penalty.',
  'We checked each charge against your disclosure statement. They are as agreed.':
    'Sinuri po namin ang bawat singil ayon sa disclosure statement ninyo. Tugma ang lahat sa napagkasunduan.',
  'Thank you for telling us. We have looked into it and put it right.':
    'Salamat po sa pagsabi. Sinuri namin ito at naayos na.',
  'It did not solve my problem': 'Hindi naayos ang problema ko',
  'It took too long': 'Masyadong matagal',
  'It was not polite': 'Hindi magalang',
  'Bank account': 'Bank account',
  'Payout channel': 'Paraan ng padala',
  'How the money reaches your account': 'Paano makakarating ang pera sa account ninyo',
  Bank: 'Bangko',
  'Account number': 'Account number',
  'Account holder': 'May-ari ng account',
  'Your full name, as on your ID': 'Buong pangalan, gaya ng nasa ID ninyo',
  'Account type': 'Uri ng account',
  'Date of birth': 'Petsa ng kapanganakan',
  'You must be 18 or older': 'Dapat 18 taong gulang pataas',
  'City where you live': 'Lungsod kung saan nakatira',
  'Mobile number of the wallet': 'Mobile number ng wallet',
  Apply: 'Mag-apply',
  'Decision in one day': 'Desisyon sa isang araw',
  '# days or more': '# araw o higit pa',
  '#% per day': '#% kada araw',
  'Lower rate': 'Mas mababang rate',
  'Up to # days': 'Hanggang # araw',
  'Opens in the app': 'Bumubukas sa app',
  'Three instalments': 'Tatlong hulog',
  'No collateral': 'Walang kolateral',
  'Early payment welcome': 'Puwede ang maagang bayad',
  Closed: 'Sarado',
  'Interest from': 'Interes mula',
  'Being repaid': 'Binabayaran',
  'In repayment': 'Binabayaran',
  Running: 'Aktibo',
  'Payout failed': 'Hindi natuloy ang padala',
  'Paid in full': 'Bayad na',
  Overdue: 'Late na',
  'This is what we can do for you.': 'Ito po ang maibibigay namin.',
  'The first payment is too small for a plan. You can still pay a part of it.':
    'Maliit po ang unang bayad para sa hulugan. Puwede pa rin kayong magbayad ng bahagi.',
  'You can ask for another plan.': 'Puwede po kayong humiling ng ibang hulugan.',
  'Miss a payment, and the late charge comes back.':
    'Kapag may hulog na nalampasan, babalik ang penalty.',
  'Waived by your payment plan': 'Inalis dahil sa hulugan ninyo',
  'Interest that paying early saves': 'Interes na natipid sa maagang bayad'
}
