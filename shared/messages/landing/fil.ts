import { pageMessages } from '../fil/page.ts'
import type { LandingMessages } from './en.ts'

export const filipino: LandingMessages = {
  page: pageMessages,
  formTitle: 'Gumawa ng account',
  phone: 'Mobile number',
  capcode: 'Code sa larawan',
  capcodeHint: '4 karakter. Malabo? I‑tap ang larawan.',
  picture: 'Larawan na may code',
  newPicture: 'Magpakita ng ibang larawan',
  loadPicture: 'I‑load ang larawan',
  smsCode: 'SMS code',
  smsCodeHint: '6 na digit',
  getCode: 'Kunin ang code',
  seconds: '{count}s',
  sentTo: 'Ipinadala sa {phone}. Puwede pa ninyong palitan ang numero.',
  changeNumber: 'Palitan ang numero',
  quote: 'Halimbawa: interes {interest}, mga fee {fees}, {days}\u00a0araw',
  prices: 'Gastos sa bawat halaga',
  price: '{received}: {cost} na gastos sa {days}\u00a0araw',
  cost: 'Gastos',
  term: 'Sa loob ng {days}\u00a0araw',
  agree: 'Sa pagrehistro, sumasang-ayon kayo sa',
  wrongPhone: 'Pakilagay po ang tamang mobile number',
  wrongCapcode: 'Pakilagay po ang tamang code sa larawan',
  wrongSmsCode: 'Pakilagay po ang tamang SMS code',
  otherCapcode: 'Hindi iyon ang code sa larawan. Ilagay po ang bago.',
  sent: 'Naipadala na ang verification code, pakitingnan po ang inyong phone',
  registered: 'Nakarehistro na po kayo',
  alreadyRegistered: 'Dati na kayong nakarehistro, paki‑download po ang app at mag‑log in',
  sendOnce: 'Sandali lang po bago humingi ulit',
  networkError: 'Nagkaroon po ng error. Pakisubukan ulit.',
  lostSms:
    'Hindi po kami maka‑connect ngayon. Kung dumating ang code, ilagay ito; kung hindi, humingi ng bago.',
  lostRegister:
    'Hindi po kami sigurado kung nakarating ang pagrehistro ninyo. Tingnan ang koneksyon at i‑tap ulit ang button: hindi kayo mairerehistro nang dalawang beses.',
  crowded: 'Maraming gumagamit nito ngayon. Pakisubukan ulit pagkaraan ng {seconds} segundo.',
  lender: 'Nagpapautang',
  privacy: 'Privacy policy',
  studyStatement:
    'Pag‑aralan po ang mga tuntunin at kundisyon sa {statement} bago ituloy ang loan.',
  checkRegister: 'Hanapin kami sa listahan ng {regulator} ng mga nagpapautang',
  rating: '{score} sa 5 mula sa {count} rating sa {source}, as of {date}',
  noSms: {
    title: 'Wala pang SMS?',
    text: 'Tingnan po kung tama ang numero at may signal ang phone. Minsan, ilang minuto bago dumating ang mensahe.',
    again: 'Magpadala ng ibang code',
    call: 'Tawagan ako para sa code',
    service: 'O tumawag sa amin: {phone}'
  },
  calling: 'Tinatawagan na po namin kayo para ibigay ang code.',
  consent: {
    title: 'Kayo ang magpapasya tungkol sa mga advertiser',
    text: 'Puwede po ba naming ipaalam sa advertiser na nagdala sa inyo rito na bumisita kayo at nagrehistro? Hindi namin ibibigay ang numero ninyo. Pareho ang takbo ng page anuman ang piliin ninyo.',
    refuse: 'Hindi',
    agree: 'Oo'
  },
  steps: 'Paano ito gumagana',
  benefits: 'Bakit dito mag‑loan',
  exampleAmount: 'Magkano po ang kailangan?',
  borrowed: 'Matatanggap ninyo',
  total: 'Kabuuang babayaran',
  exampleNote: 'Maaaring iba po ang alok para sa inyo: nasa {statement} ito.',
  statement: { ph: 'Disclosure Statement', in: 'Key Facts Statement' }
}
