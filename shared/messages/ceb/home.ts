import type { homeMessages as english } from '../en/home.ts'

/** What the home page of the site says. */
export const homeMessages: typeof english = {
  title: 'Mubo nga loan, tibuok presyo dayon',
  lead: 'Sa {name}, makita nimo kung pila ang madawat, pila ang ibalik ug unsang adlawa, sa dili pa ka modesisyon.',
  getApp: {
    android: 'Kuhaa para sa Android',
    ios: 'Kuhaa para sa iPhone'
  },
  more: 'Giunsa kini paglihok',
  facts: {
    term: 'Gidugayon',
    decision: 'Desisyon',
    money: 'Kwarta',
    licensed: 'Lisensyado',
    numbers: 'naa sa ubos ang among mga numero'
  },
  steps: {
    title: 'Giunsa kini paglihok',
    apply: {
      title: 'Pag-apply sa app',
      text: 'Pipila ka pangutana, usa ka ID, ug ang imong account.'
    },
    see: {
      title: 'Tan-awa ang tibuok presyo',
      text: 'Kantidad, mga singil, matag bayad ug petsa sa usa ka page. Wala pay nadesisyonan.'
    },
    accept: {
      title: 'Uyon, ug dawata ang kwarta'
    },
    repay: {
      title: 'Bayad sa paagi nga gusto nimo',
      text: 'E-wallet, bangko o counter nga duol nimo. Ipakita sa app ang code ug ang mga lakang.'
    }
  },
  costs: {
    title: 'Pila ang bili kung ulahi ang bayad',
    text: 'Kung mobayad ka sa saktong adlaw, dili ka maapektohan niini. Kung dili kaya, pakigsulti namo sa dili pa moabot ang adlaw: basin ma-extend.',
    penalty: 'Multa sa pagkaulahi, kausa ra',
    link: 'Tanang mga kondisyon'
  },
  safety: {
    title: 'Luwas namo, ug gikan sa uban',
    list: [
      'Ang bayad namo kanunay moadto sa “{biller}”. Walay taga-amoa nga mohangyo nga mobayad ka sa personal nga wallet o account.',
      'Walay taga-amoa nga mangayo sa imong password o sa OTP nga imong nadawat.',
      'Dili namo tawagan ang imong pamilya, higala o amo bahin sa imong loan.',
      'Dili mi mangayo og bayad sa dili pa nimo makuha ang loan.'
    ]
  },
  questions: {
    title: 'Mga kasagarang pangutana',
    who: 'Kinsa ang makahulam?',
    paid: {
      question: 'Nakabayad na ko, pero naa pa gihapon sa app ang kantidad. Unsay buhaton?',
      answer:
        'Itago ang resibo. Mahimong madugay una makita ang bayad. Kung wala gihapon, ablihi ang loan sa app ug i-tap ang ‘Nakabayad na ko’, o tawagi mi.'
    },
    later: {
      question: 'Mahimo bang mobayad og ulahi?',
      answer:
        'Mahimong i-extend ang loan sa parehong gidugayon kung nabayran na ang interes ug multa nga due na. Ipakita sa app kung pila sa dili pa nimo buhaton.'
    },
    complain: {
      question: 'Unsaon pagreklamo?',
      answer: 'Sa app, sa telepono o sa e-mail sa {email}. Motubag mi {replyTime}.'
    }
  },
  contact: {
    title: 'Pakigsulti og tawo',
    text: '{hours}. Tubagon ang mga mensahe {replyTime}.',
    link: 'Kontaka mi'
  }
}
