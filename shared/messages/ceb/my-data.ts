import type { myDataMessages as english } from '../en/my-data.ts'

export const myDataMessages: typeof english = {
  title: 'Akong data',
  notOffered:
    'Sa e-mail ug telepono dawaton niining nagpahulam ang ingon niining hangyo. Naa sa ubos ang duha.',
  requests: 'Akong mga hangyo',
  noRequests: 'Wala pa kay gihangyo.',
  madeAt: 'Gihangyo niadtong {date}, number {id}',
  madeNoDate: 'Number {id}',
  answerBy: 'Motubag mi hangtod sa {date}.',
  open: 'Among giatiman kini.',
  late: 'Unta nakatubag na mi niadtong {date}. Pangutan-a ang among data protection officer, o ang {authority}.',
  answered: 'Natubag na',
  refused: 'Wala buhata',
  noReason: 'Walay gihatag nga hinungdan. Pangutan-a ang among data protection officer.',
  file: 'Ablihi ang file',
  rights: 'Akong mga katungod',
  rightsLead: 'Walay bayad ang paghangyo. Motubag mi sulod sa {days} ka adlaw.',
  notYet:
    'Gimando kini sa balaod sa mga nagpahulam sugod sa Mayo 2027. Amo na kining gibuhat karon.',
  kinds: {
    see: {
      title: 'Tan-awa ang akong data',
      text: 'Mahibaw-an nimo kung unsay among nahibaw-an kanimo, asa gikan, ug kinsay among gihatagan.'
    },
    correct: {
      title: 'Tul-ira ang akong data',
      text: 'Naay sayop, kulang o karaan na? Sultihi mi kung unsay husto.',
      details: 'Unsay sayop, ug unsay husto?'
    },
    take: {
      title: 'Kuhaa ang akong data',
      text: 'Makadawat ka og kopya sa file nga mabasa sa laing kompanya.'
    },
    object: {
      title: 'Mosupak',
      text: 'Hunongon namo ang paggamit sa imong data sa imong hinganlan, sama sa mga offer. Ipadayon namo kung kinahanglan sa balaod o sa imong loan.',
      details: 'Unsay among hunongon?'
    },
    delete: {
      title: 'Papasa ang akong data',
      text: 'Papason namo ang dili namo kinahanglan. Kung naay loan nga wala pa mabayri, bayri una kini. Tipigan namo:',
      details: 'Unsang data? Biyai nga blangko kung tanan.'
    },
    withdraw: { title: 'Bawia ang pagtugot', text: '' },
    nominate: {
      title: 'Pagtudlo og tawo para nako',
      text: 'Kanang tawhana ang molihok para nimo niining mga butanga kung mamatay ka o dili na makalihok.',
      details: 'Tibuok ngalan ug phone number sa maong tawo'
    }
  },
  source: 'Gigikanan: {source}',
  ask: 'Hangyoa kini',
  missing: 'Isulat una kini',
  asked: 'Nadawat namo ang imong hangyo: number {id}.',
  askedBy: 'Nadawat namo ang imong hangyo: number {id}. Motubag mi hangtod sa {date}.',
  already: 'Gihangyo na nimo kini. Naa kini sa taas.',
  uncertain:
    'Wala mi kahibalo kung miabot ba kini. Naa pa dinhi ang imong gisulat: sulayi pag-usab, kausa ra namo kini itala.',
  consents: 'Akong mga pagtugot',
  noConsents: 'Wala kay gihatag nga pagtugot nga mahimong bawion.',
  consentsLead:
    'Usa ka tap ra ang pagbawi, sama sa paghatag. Subay gihapon sa balaod ang among nabuhat kaniadto.',
  givenAt: 'Gihatag niadtong {date}',
  takeBack: 'Bawia kini',
  needed: 'Kinahanglan kini sa imong loan. Mahuman kini uban sa loan.',
  officer: 'Kinsay pangutan-on',
  officerText: 'Kung walay moabot, o dili ka mouyon sa among tubag, adto sa {authority}.',
  counter: '{count}/{limit}'
}
