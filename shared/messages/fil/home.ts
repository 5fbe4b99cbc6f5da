import type { homeMessages as english } from '../en/home.ts'

/** What the home page of the site says. */
export const homeMessages: typeof english = {
  title: 'Maikling loan, buong presyo agad',
  lead: 'Sa {name}, nakikita ninyo kung magkano ang matatanggap, magkano ang ibabalik at sa anong araw, bago kayo magpasya.',
  getApp: {
    android: 'Kunin para sa Android',
    ios: 'Kunin para sa iPhone'
  },
  more: 'Paano ito gumagana',
  facts: {
    term: 'Tagal',
    decision: 'Desisyon',
    money: 'Pera',
    licensed: 'Lisensyado',
    numbers: 'nasa ibaba ang mga numero namin'
  },
  steps: {
    title: 'Paano ito gumagana',
    apply: {
      title: 'Mag-apply sa app',
      text: 'Ilang tanong, isang ID, at ang account ninyo.'
    },
    see: {
      title: 'Tingnan ang buong presyo',
      text: 'Halaga, mga singil, bawat bayad at petsa sa iisang page. Wala pang napagpasyahan.'
    },
    accept: {
      title: 'Pumayag, at kunin ang pera'
    },
    repay: {
      title: 'Magbayad sa paraang gusto ninyo',
      text: 'E-wallet, bangko o counter na malapit sa inyo. Nasa app ang code at mga hakbang.'
    }
  },
  costs: {
    title: 'Magkano kapag nahuli ang bayad',
    text: 'Kung magbabayad sa takdang araw, hindi kayo apektado nito. Kung hindi kaya, kausapin po kami bago ang araw na iyon: baka puwedeng i-extend.',
    penalty: 'Multa sa pagkahuli, isang beses',
    link: 'Lahat ng tuntunin at kundisyon'
  },
  safety: {
    title: 'Ligtas sa amin, at sa iba',
    list: [
      'Ang bayad sa amin ay laging sa “{biller}”. Walang taga-amin na hihiling na magbayad kayo sa personal na wallet o account.',
      'Walang taga-amin na hihingi ng password ninyo o ng OTP na natanggap ninyo.',
      'Hindi namin tinatawagan ang pamilya, kaibigan o amo ninyo tungkol sa loan.',
      'Hindi kami humihingi ng bayad bago ninyo makuha ang loan.'
    ]
  },
  questions: {
    title: 'Mga madalas itanong',
    who: 'Sino ang puwedeng mag-loan?',
    paid: {
      question: 'Nagbayad na ako, pero nasa app pa rin ang halaga. Ano po ang gagawin?',
      answer:
        'Itago po ang resibo. Puwedeng matagalan bago makita ang bayad. Kung hindi pa rin, buksan ang loan sa app at i-tap ang ‘Nagbayad na ako’, o tumawag sa amin.'
    },
    later: {
      question: 'Puwede bang magbayad nang mas huli?',
      answer:
        'Puwedeng i-extend ang loan sa parehong tagal kapag nabayaran na ang interes at multang due na. Ipinapakita ng app kung magkano bago ninyo gawin.'
    },
    complain: {
      question: 'Paano magreklamo?',
      answer: 'Sa app, sa telepono o sa e-mail sa {email}. Sasagot kami {replyTime}.'
    }
  },
  contact: {
    title: 'Makipag-usap sa tao',
    text: '{hours}. Sinasagot ang mga mensahe {replyTime}.',
    link: 'Makipag-ugnayan sa amin'
  }
}
