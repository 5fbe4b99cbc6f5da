/**
 * The sandbox's phrases about data, accounts and photos in Filipino, by the English: `#` stands for
 * a figure, an amount, a date or a time.
 */
export const phrases = {
  'Take the loan now': 'Kunin na ang loan',
  'Repay on time, pay less': 'Magbayad sa oras, mas mababa ang bayad',
  'Repay this loan on time and the processing fee of your next loan is halved.':
    'Kung mababayaran ninyo sa oras ang loan na ito, kalahati na lang ang processing fee ng susunod.',
  Continue: 'Magpatuloy',
  'Use of my data for this loan': 'Paggamit ng data ko para sa loan na ito',
  'Asking a credit bureau about me': 'Pagtatanong sa credit bureau tungkol sa akin',
  'Offers by text message': 'Mga alok sa text',
  'Sharing with partners': 'Pagbabahagi sa mga partner',
  'The file has all that we know about you.': 'Nasa file ang lahat ng alam namin tungkol sa inyo.',
  'Your data cannot be shown right now. Please try again tomorrow.':
    'Hindi po maipakita ang data ninyo ngayon. Pakisubukan ulit bukas.',
  'There is no such consent.': 'Walang ganitong pahintulot.',
  'You have a loan that is not repaid yet. Repay it first, then ask again.':
    'May loan pa kayong hindi bayad. Bayaran po muna ito, saka humiling ulit.',
  'We have this request already: number D-#. We will answer by #.':
    'Nasa amin na po ang request na ito: numero D-#. Sasagot kami sa o bago ang #.',
  'We have this request already: number P-#. We will answer by #.':
    'Nasa amin na po ang request na ito: numero P-#. Sasagot kami sa o bago ang #.',
  'The account name does not match your ID.': 'Hindi tugma ang pangalan ng account sa ID ninyo.',
  'You have sent five complaints today. Please wait for our answer.':
    'Lima na po ang reklamong ipinadala ninyo ngayong araw. Pakihintay ang sagot namin.',
  'Photos cannot be taken right now. Send your complaint without them.':
    'Hindi po makatanggap ng litrato ngayon. Ipadala ang reklamo nang walang litrato.',
  'Contacts cannot be shown now.': 'Hindi po maipakita ang mga contact ngayon.',
  'The partner is not available in your region yet.':
    'Wala pa po ang partner na ito sa lugar ninyo.',
  'We could not find this application.': 'Hindi po namin nakita ang application na ito.',
  'The payout channel was given twice.': 'Dalawang beses naibigay ang paraan ng pagpapadala.',
  'This file is empty.': 'Walang laman ang file na ito.',
  'This photo is larger than # MB.': 'Mas malaki sa # MB ang litratong ito.',
  'This file is not a photo. Use JPG, PNG or WebP.':
    'Hindi litrato ang file na ito. Gumamit ng JPG, PNG o WebP.',
  'This product is not offered any more.': 'Hindi na iniaalok ang loan na ito.',
  'This agreement is not available.': 'Wala po ang kasunduang ito.',
  'This product takes no new applications today.':
    'Hindi tumatanggap ng bagong application ang loan na ito ngayon.',
  'There is no receipt of this payment yet.': 'Wala pang resibo ang bayad na ito.',
  'Sample same-day transfer': 'Sample na padala sa araw ding iyon',
  'Example next-day transfer': 'Example na padala kinabukasan',
  'We could not do that just now. Please try again in a few minutes.':
    'Hindi po namin ito nagawa ngayon. Pakisubukan ulit pagkaraan ng ilang minuto.',
  'This number is registered already.': 'Rehistrado na ang number na ito.',
  'The code from the picture is not correct.': 'Mali ang code sa larawan.',
  'We have just sent a code to this number. Please wait a minute.':
    'Kakapadala lang po namin ng code sa number na ito. Maghintay po ng isang minuto.',
  'Too many codes were asked for. Please try again in an hour.':
    'Masyado nang maraming hininging code. Subukan po ulit pagkalipas ng isang oras.',
  'Ask for an SMS first.': 'Humingi po muna ng SMS.',
  'This SMS code is wrong or too old. Check it, or ask for a new one.':
    'Mali o luma na ang SMS code na ito. Tingnan po ulit, o humingi ng bago.'
}
