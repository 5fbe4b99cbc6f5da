import type { siteMessages as english } from '../en/site.ts'

export const siteMessages: typeof english = {
  nav: 'Pangunang menu',
  menu: 'Menu',
  checkRegister: 'Pangitaa mi sa listahan sa {regulator} sa mga nagpahulam',
  tabs: {
    home: 'Home',
    about: 'Mahitungod kanamo',
    policy: 'Privacy policy',
    loan: 'Mga kondisyon sa loan'
  },
  contact: 'Contact',
  footer: {
    pages: 'Mga page',
    reachUs: 'Unsaon pagkontak kanamo',
    complain: 'Mga reklamo',
    phone: 'Telepono',
    email: 'E-mail',
    address: 'Address',
    hours: 'Abli',
    note: {
      ph: 'Ang mga loan para ra sa 18 anyos pataas. Palihug tun-i ang mga kondisyon sa disclosure statement sa dili pa mo‑loan.',
      in: 'Ang mga loan para ra sa 18 anyos pataas. Palihug tun-i ang mga kondisyon sa Key Facts Statement sa dili pa mo‑loan.'
    },
    copyright: '© {year} {company}'
  },
  policy: {
    frame: 'Among privacy policy',
    elsewhere: 'Naa sa laing page ang among privacy policy:'
  },
  form: {
    title: 'Padad-i mi og mensahe',
    notice: 'Naa ra niining device ang imong mensahe hangtod imong ipadala ang e-mail.',
    next: 'Sunod: ablihi isip e-mail',
    goes: 'Diretso sa among customer service ang imong mensahe. Motubag mi {replyTime}.',
    sending: 'Gipadala…',
    failed:
      'Basin wala moabot kanamo ang imong mensahe. Ania pa ang tanan nimong gisulat: palihug sulayi pag‑usab, o tawagi mi.',
    sent: 'Nadawat namo ang imong mensahe. Motubag mi {replyTime}.',
    name: 'Tibuok ngalan',
    phone: 'Numero sa telepono',
    message: 'Mensahe',
    send: 'Ipadala ang mensahe',
    incomplete: 'Palihug kompletoha ang impormasyon!',
    needed: {
      name: 'Palihug isulat ang tibuok ngalan',
      phone: 'Palihug isulat ang numero sa telepono',
      message: 'Palihug isulat ang mensahe'
    },
    sentTitle: 'Salamat, {name}',
    doneTitle: 'Usa na lang ka lakang, {name}',
    done: 'Wala pa napadala ang imong mensahe. Walay ipadala kini nga page: palihug ablihi kini isip e-mail ug ipadala sa',
    write: 'Ablihi isip e-mail',
    noScript: 'Kinahanglan sa form ang JavaScript. Sulati o tawagi na lang mi.'
  },
  contactPage: {
    title: 'Kontaka mi',
    lead: 'Tubagon namo ang mga mensahe {replyTime}.',
    ways: 'Unsaon pagkontak kanamo',
    regulators: 'Dili kontento sa among tubag?',
    regulatorsText: 'Mahimo kang moduol sa:'
  },
  deleteAccount: 'Papasa ang account',
  user: {
    title: 'Naa sa app ang imong account',
    lead: 'Ablihi ang {name} app aron makita ang imong loan, mobayad ug mosulat kanamo. Walay log in niini nga site.',
    without: 'Wala na kay app?'
  }
}
