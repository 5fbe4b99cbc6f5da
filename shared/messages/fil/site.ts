import type { siteMessages as english } from '../en/site.ts'

export const siteMessages: typeof english = {
  nav: 'Pangunahing menu',
  menu: 'Menu',
  checkRegister: 'Hanapin kami sa listahan ng {regulator} ng mga nagpapautang',
  tabs: {
    home: 'Home',
    about: 'Tungkol sa amin',
    policy: 'Privacy policy',
    loan: 'Mga tuntunin ng loan'
  },
  contact: 'Contact',
  footer: {
    pages: 'Mga page',
    reachUs: 'Paano kami makokontak',
    complain: 'Mga reklamo',
    phone: 'Telepono',
    email: 'E-mail',
    address: 'Address',
    hours: 'Bukas',
    note: {
      ph: 'Para lang sa 18 taong gulang pataas ang mga loan. Pag‑aralan po ang mga tuntunin at kundisyon sa disclosure statement bago mag‑loan.',
      in: 'Para lang sa 18 taong gulang pataas ang mga loan. Pag‑aralan po ang mga tuntunin at kundisyon sa Key Facts Statement bago mag‑loan.'
    },
    copyright: '© {year} {company}'
  },
  policy: {
    frame: 'Ang privacy policy namin',
    elsewhere: 'Nasa hiwalay na page ang privacy policy namin:'
  },
  form: {
    title: 'Magpadala ng mensahe',
    notice: 'Nasa device lang po na ito ang mensahe ninyo hanggang sa ipadala ninyo ang e-mail.',
    next: 'Susunod: buksan bilang e-mail',
    goes: 'Diretso sa customer service namin ang mensahe ninyo. Sasagot kami {replyTime}.',
    sending: 'Ipinapadala…',
    failed:
      'Baka hindi nakarating sa amin ang mensahe ninyo. Narito pa rin ang lahat ng isinulat ninyo: subukan po ulit, o tumawag sa amin.',
    sent: 'Natanggap namin ang mensahe ninyo. Sasagot kami {replyTime}.',
    name: 'Buong pangalan',
    phone: 'Numero ng telepono',
    message: 'Mensahe',
    send: 'Ipadala ang mensahe',
    incomplete: 'Pakikumpleto po ang impormasyon!',
    needed: {
      name: 'Ilagay po ang buong pangalan',
      phone: 'Ilagay po ang numero ng telepono',
      message: 'Ilagay po ang mensahe'
    },
    sentTitle: 'Salamat po, {name}',
    doneTitle: 'Isang hakbang na lang po, {name}',
    done: 'Hindi pa po naipapadala ang mensahe ninyo. Walang ipinapadala ang page na ito: buksan po ito bilang e-mail at ipadala sa',
    write: 'Buksan bilang e-mail',
    noScript: 'Kailangan ng form ang JavaScript. Sumulat o tumawag na lang po sa amin.'
  },
  contactPage: {
    title: 'Kontakin kami',
    lead: 'Sinasagot namin ang mga mensahe {replyTime}.',
    ways: 'Paano kami makokontak',
    regulators: 'Hindi nasiyahan sa sagot namin?',
    regulatorsText: 'Puwede po kayong lumapit sa:'
  },
  deleteAccount: 'Burahin ang account',
  user: {
    title: 'Nasa app ang account ninyo',
    lead: 'Buksan po ang {name} app para makita ang loan, magbayad at sumulat sa amin. Walang log in sa site na ito.',
    without: 'Wala na ang app?'
  }
}
