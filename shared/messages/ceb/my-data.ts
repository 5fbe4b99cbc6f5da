import type { myDataMessages as english } from '../en/my-data.ts'

export const myDataMessages: typeof english = {
  title: 'Akong data',
  notOffered:
    'Sa e-mail ug telepono namo dawaton ang ingon niini nga hangyo. Naa sa ubos ang duha.',
  requests: 'Akong mga hangyo',
  madeAt: 'Gihangyo niadtong {date}',
  number: 'Numero {id}',
  open: 'Giasikaso na namo kini.',
  late: 'Palihug pangutan-a ang among data protection officer, o ang {authority}.',
  lateHead: 'Late na ang among tubag',
  lateOf: '{title}: angay natubag niadtong {date}',
  answered: 'Natubag na',
  refused: 'Gibalibaran',
  noReason: 'Walay gihatag nga hinungdan. Pangutan-a ang among data protection officer kung ngano.',
  file: 'Ablihi ang file',
  rights: 'Akong mga katungod',
  rightsLead: 'Walay bayad ang paghangyo.\nMotubag mi sulod sa {days} ka adlaw.',
  notYet:
    'Gimando kini sa balaod sa mga nagpahulam sugod sa Mayo 2027. Amo na kining gibuhat karon.',
  kinds: {
    see: {
      title: 'Tan-awa ang akong data',
      ask: 'Hangyoa nga makita',
      text: 'Mahibaw-an nimo kung unsay among nahibaw-an kanimo, asa gikan, ug kinsay among gihatagan.'
    },
    correct: {
      title: 'Tul-ira ang akong data',
      ask: 'Hangyoa nga tul-iron',
      text: 'Naay sayop, kulang o karaan na? Sultihi mi kung unsay husto.',
      details: 'Unsay sayop, ug unsay husto?'
    },
    take: {
      title: 'Dad-a ang akong data sa uban',
      ask: 'Hangyoa ang kopya',
      text: 'Makadawat ka og kopya sa file nga mabasa sa laing kompanya.'
    },
    object: {
      title: 'Pahunonga ang usa ka paggamit sa akong data',
      ask: 'Hangyoa nga hunongon',
      text: 'Sultihi mi kung unsay hunongon namo, sama sa mga offer. Hunongon namo kini, gawas kung kinahanglan sa balaod o sa imong loan.',
      details: 'Unsay among hunongon?'
    },
    delete: {
      title: 'Papasa ang akong data',
      ask: 'Hangyoa nga papason',
      text: 'Papason namo ang dili namo kinahanglang tipigan. Kung naay loan nga wala pa mabayri, bayri una kini. Tipigan namo:',
      details: 'Unsang data? Biyai nga blangko kung tanan.'
    },
    withdraw: { title: 'Bawia ang pagtugot', ask: '', text: '' },
    nominate: {
      title: 'Pagtudlo og tawo para nako',
      ask: 'Itudlo siya',
      text: 'Kanang tawhana ang molihok para nimo niining mga butanga kung mamatay ka o dili na makalihok.',
      details: 'Tibuok ngalan ug phone number sa maong tawo'
    }
  },
  otherKind: 'Hangyo',
  source: 'Basehan: {source}',
  deleteAll: 'Papason ang tanan nimong data?',
  deleteAllText:
    'Motubag mi sulod sa {days} ka adlaw. Magpabilin ang gipatipigan kanamo sa balaod.',
  missing: 'Isulat una kini',
  asked: 'Nadawat namo ang imong hangyo: numero {id}.',
  askedBy: 'Nadawat namo ang imong hangyo: numero {id}. Motubag mi sa o sa dili pa ang {date}.',
  already: 'Gihangyo na nimo kini: tan-awa ang Akong mga hangyo.',
  uncertain: 'Wala mi kahibalo kung miabot ba kini. Sulayi pag‑usab: kausa ra kini maihap.',
  consents: 'Akong mga pagtugot',
  noConsents: 'Walay pagtugot nga mahimong bawion.',
  consentsLead: 'Ang pagbawi dili makausab sa nabuhat na kaniadto.',
  givenAt: 'Gihatag niadtong {date}',
  takeBack: 'Bawia kini',
  withdrawn: 'Gihangyo ang pagbawi · {id}',
  notHere: 'Dili kini mabawi dinhi. Palihug pangutan-a ang among data protection officer sa ubos.',
  officer: 'Kinsay pangutan-on',
  officerText: 'Kung dili mi motubag, o dili ka uyon sa among tubag, palihug duol sa {authority}.'
}
