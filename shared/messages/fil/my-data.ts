import type { myDataMessages as english } from '../en/my-data.ts'

export const myDataMessages: typeof english = {
  title: 'Data ko',
  notOffered:
    'Sa e-mail at telepono po namin tinatanggap ang ganitong request. Nasa ibaba ang dalawa.',
  requests: 'Mga request ko',
  madeAt: 'Ni‑request noong {date}',
  number: 'Numero {id}',
  open: 'Inaasikaso na po namin ito.',
  late: 'Tanungin po ang data protection officer namin, o ang {authority}.',
  lateHead: 'Late na ang sagot namin',
  lateOf: '{title}: dapat nasagot noong {date}',
  answered: 'Nasagot na',
  refused: 'Tinanggihan',
  noReason: 'Walang ibinigay na dahilan. Itanong po sa data protection officer namin kung bakit.',
  file: 'Buksan ang file',
  rights: 'Mga karapatan ko',
  rightsLead: 'Walang bayad ang pag‑request.\nSasagot kami sa loob ng {days} araw.',
  notYet: 'Ipinag‑uutos ito ng batas sa mga nagpapautang mula Mayo 2027. Ginagawa na namin ngayon.',
  kinds: {
    see: {
      title: 'Tingnan ang data ko',
      ask: 'I‑request na makita',
      text: 'Malalaman po ninyo kung ano ang alam namin tungkol sa inyo, saan galing, at kanino namin ibinigay.'
    },
    correct: {
      title: 'Itama ang data ko',
      ask: 'I‑request na itama',
      text: 'May mali, kulang o luma na? Sabihin po kung ano ang tama.',
      details: 'Ano ang mali, at ano ang tama?'
    },
    take: {
      title: 'Dalhin ang data ko sa iba',
      ask: 'I‑request ang kopya',
      text: 'Makakakuha po kayo ng kopya sa file na kayang basahin ng ibang kompanya.'
    },
    object: {
      title: 'Ipatigil ang isang paggamit ng data ko',
      ask: 'I‑request na itigil',
      text: 'Sabihin po kung ano ang ititigil namin, gaya ng mga alok. Ititigil namin ito, maliban kung kailangan ng batas o ng loan ninyo.',
      details: 'Ano po ang ititigil namin?'
    },
    delete: {
      title: 'Burahin ang data ko',
      ask: 'I‑request na burahin',
      text: 'Buburahin namin ang lahat ng hindi namin kailangang panatilihin. Kung may loan na hindi pa bayad, bayaran po muna ito. Hindi namin buburahin:',
      details: 'Aling data? Iwanang blangko kung lahat.'
    },
    withdraw: { title: 'Bawiin ang pahintulot', ask: '', text: '' },
    nominate: {
      title: 'Magtalaga ng tao para sa akin',
      ask: 'Italaga siya',
      text: 'Ang taong iyon ang kikilos para sa inyo sa mga bagay na ito kung kayo ay pumanaw o hindi na makakilos.',
      details: 'Buong pangalan at phone number ng taong iyon'
    }
  },
  otherKind: 'Request',
  source: 'Batayan: {source}',
  deleteAll: 'Burahin ang lahat ng data ninyo?',
  deleteAllText:
    'Sasagot po kami sa loob ng {days} araw. Mananatili ang mga ipinag‑uutos ng batas na panatilihin namin.',
  missing: 'Isulat po muna ito',
  asked: 'Natanggap namin ang request ninyo: numero {id}.',
  askedBy: 'Natanggap namin ang request ninyo: numero {id}. Sasagot po kami sa o bago ang {date}.',
  already: 'Ni‑request na po ninyo ito: tingnan ang Mga request ko.',
  uncertain:
    'Hindi namin alam kung dumating ito. Subukan po ulit: isang beses lang itong bibilangin.',
  consents: 'Mga pahintulot ko',
  noConsents: 'Wala pong pahintulot na puwedeng bawiin.',
  consentsLead: 'Hindi mababago ng pagbawi ang nagawa na noon.',
  givenAt: 'Ibinigay noong {date}',
  takeBack: 'Bawiin ito',
  withdrawn: 'Ni‑request ang pagbawi · {id}',
  notHere: 'Hindi po ito mababawi rito. Magtanong po sa data protection officer namin sa ibaba.',
  officer: 'Kanino puwedeng magtanong',
  officerText:
    'Kung hindi kami sumagot, o hindi kayo sang-ayon sa sagot namin, lumapit po sa {authority}.'
}
