import type { siteMessages as english } from '../en/site.ts'

/** Words of the company site, and of the pages in the app with the same content. */
export const siteMessages: typeof english = {
  skip: 'Diretso sa nilalaman',
  nav: 'Pangunahin',
  tabs: {
    home: 'Home',
    about: 'Tungkol sa amin',
    policy: 'Privacy policy',
    loan: 'Mga tuntunin ng loan'
  },
  contact: 'Kontak',
  footer: {
    reachUs: 'Paano kami makontak',
    complain: 'Mga reklamo',
    phone: 'Telepono',
    email: 'E-mail',
    address: 'Address',
    hours: 'Bukas',
    note: 'Para lang sa mahigit 18 taong gulang ang mga loan. Pag-aralan po ang mga tuntunin at kundisyon sa disclosure statement bago mag-loan.',
    copyright: '© {year} {company}'
  },
  policy: {
    frame: 'Ang privacy policy namin',
    elsewhere: 'Nasa hiwalay na page ang privacy policy namin:'
  },
  form: {
    title: 'Magpadala ng mensahe',
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
    doneTitle: 'Salamat po, {name}',
    done: 'Walang ipinapadala ang page na ito: nasa device pa rin ang isinulat ninyo. Para makarating sa amin, i-e-mail po ito sa',
    write: 'Buksan bilang e-mail',
    noScript: 'Kailangan ng form ang JavaScript. Sumulat o tumawag na lang po sa amin.'
  },
  contactPage: {
    title: 'Makipag-ugnayan sa amin',
    lead: 'Sinasagot namin ang mga mensahe {replyTime}.',
    ways: 'Paano kami makontak',
    regulators: 'Hindi nasiyahan sa sagot namin?',
    regulatorsText: 'Puwede po kayong lumapit sa:'
  },
  user: 'User'
}
