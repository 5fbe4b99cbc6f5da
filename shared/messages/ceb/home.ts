import type { homeMessages as english } from '../en/home.ts'

export const homeMessages: typeof english = {
  title: 'Short-term nga loan, kinatibuk-ang gasto dayon',
  lead: 'Sa {name}, makita nimo kung pila ang madawat, pila ang ibalik ug unsang adlawa, sa dili pa ka modesisyon.',
  getApp: {
    google: 'Kuhaa sa Google Play',
    apple: 'I‑download sa App Store'
  },
  more: 'Unsay proseso',
  facts: {
    term: 'Gidugayon',
    decision: 'Desisyon',
    money: 'Pagdawat sa kwarta',
    licensed: 'Lisensyado'
  },
  steps: {
    title: 'Unsay proseso',
    apply: {
      title: 'Pag‑apply sa app',
      text: 'Pipila ka pangutana, usa ka ID, ug ang imong account.'
    },
    see: {
      title: 'Tan-awa ang gasto, dayon pagdesisyon',
      text: 'Ang imong madawat, matag singil, matag bayad ug petsa naa sa usa ka page sa dili pa ka mouyon.'
    },
    repay: {
      title: 'Pagbayad sa paagi nga gusto nimo',
      text: 'E-wallet, bangko o counter nga duol kanimo. Ipakita sa app ang code ug ang mga lakang.'
    }
  },
  price: {
    title: 'Pila kaha ang mabayran?',
    amount: 'Hulamon nako',
    term: 'Gidugayon sa loan',
    pays: 'Imong bayran',
    once: 'usa ka bayad, human sa {days}',
    each: '{count} ka bayad nga tag‑{amount}, mga kada {every} ka adlaw',
    rateText: '{monthly} kada bulan, {yearly} kada tuig',
    late: 'Kung {days} nang late ang usa ka bayad',
    more: 'dugang nga {amount}',
    limited: 'dugang nga hangtod ra sa {amount}',
    lawful: 'Dugang nga {amount} ang naa sa kasabutan, apan ang limit sa balaod ang masunod.',
    note: 'Pananglitan para sa bag-ong kliyente. Ang offer nga ipakita sa app sa dili pa ka mouyon ang masunod.',
    noScript: 'Naa sa listahan sa gasto sa ubos ang matag kantidad ug gidugayon.',
    all: 'Tan-awa ang tibuok listahan sa gasto'
  },
  priceList: {
    title: 'Ang tibuok listahan sa gasto',
    text: 'Matag kantidad ug matag gidugayon, uban ang tanan nimong bayran kung on time ang bayad.',
    borrowed: 'Hulamon',
    total: 'Total',
    highest: '{rate} ang kinatas-an'
  },
  costs: {
    title: 'Pila ang gasto kung late ang bayad',
    text: 'Kung mobayad ka sa due date, dili ka maapektohan niini. Kung dili kaya, pakig-istorya kanamo sa dili pa ang due date: basin ma‑extend ang loan.',
    penalty: 'Late penalty, kausa ra',
    charge: 'Penal charge, sa matag late nga bayad',
    link: 'Tanang mga kondisyon'
  },
  borrow: {
    own: 'Tinuod nga impormasyon ang imong ihatag, ug sa kaugalingon ra nimong ngalan ka mo‑apply.',
    account: 'Kinahanglan imoha mismo ang account nga sudlan sa kwarta.'
  },
  pay: {
    list: [
      'Pagpili sa app og e-wallet, bangko o counter nga duol kanimo.',
      'Pagbayad gamit ang code nga naa sa app, sa due date o sa wala pa.',
      'Palihug tipigi ang resibo hangtod matala sa app ang bayad.'
    ],
    link: 'Mga lakang sa pagbayad'
  },
  lender: {
    title: 'Kinsa ang nagpahulam',
    text: 'Ang {company} mismo ang naghatag sa mga loan. Masusi nimo ang mga numero sa lisensya niini.'
  },
  safety: {
    title: 'Unsaon paglikay sa scam',
    list: {
      payee:
        '“{biller}” kanunay ang imong bayran. Walay taga-amoa nga mohangyo nga mobayad ka sa personal nga wallet o account.',
      codes: 'Walay taga-amoa nga mangayo sa imong password o sa OTP nga imong nadawat.',
      calls:
        'Dili namo tawagan ang imong pamilya, higala o amo bahin sa imong loan, gawas kung guarantor sila niini.',
      fee: 'Dili mi mangayo og bayad sa dili pa nimo makuha ang loan.'
    }
  },
  questions: {
    title: 'Mga kasagarang pangutana',
    who: 'Kinsa ang makahulam?',
    search: 'Pangitaa sa mga pangutana',
    none: 'Walay pangutana nga naay ingon niini nga pulong. Pangutan-a mi:',
    cost: {
      question: 'Pila ang gasto sa loan?',
      answer:
        'Pananglitan, {amount} sulod sa {term}: {total} ang total nga imong bayran ({payments}). {cost} ang imong gasto sa loan. {rateLabel}: {rate}.'
    },
    fast: {
      question: 'Kanus-a nako madawat ang kwarta?',
      answer: 'Modesisyon mi {decided} human ka mo‑apply. {credited}'
    },
    pay: 'Unsaon nako pagbayad?',
    early: 'Makabayad ba ko og sayo?',
    late: 'Unsa kung late ang akong bayad?',
    fee: 'Naa ba koy bayran sa dili pa madawat ang loan?',
    calls: 'Tawagan ba ninyo akong pamilya o amo?',
    licensed: {
      question: 'Unsaon nako pagkahibalo nga lisensyado mo?',
      answer: 'Ang {company} nagpahulam ubos niining mga lisensya: {numbers}.'
    },
    paid: {
      question: 'Nakabayad na ko, pero naa pa gihapon sa app ang kantidad. Unsay buhaton?',
      answer:
        'Palihug tipigi ang resibo. Mahimong madugay sa dili pa matala ang bayad. Kung wala gihapon, ablihi ang loan sa app ug i‑tap ang ‘Nakabayad na ko’, o tawagi mi.'
    },
    later: {
      question: 'Mahimo bang mobayad og ulahi?',
      answer:
        'Mahimong i‑extend ang loan sa parehong gidugayon kung nabayran na ang interes ug penalty nga due na. Ipakita sa app kung pila sa dili pa nimo buhaton.'
    },
    complain: {
      question: 'Unsaon pagreklamo?',
      answer:
        'Sa app, sa telepono o sa e-mail sa {email}. Motubag mi {replyTime}. Walay bayad kini. Kung wala makatabang ang tubag, mahimo kang moduol sa sunod nga opisina: {offices}.'
    }
  },
  contact: {
    title: 'Pakig-istorya sa tawo',
    text: '{hours}. Tubagon ang mga mensahe {replyTime}.',
    link: 'Kontaka mi'
  }
}
