import { pageMessages } from '../fil/page.ts'
import type { LandingMessages } from './en.ts'

export const filipino: LandingMessages = {
  page: pageMessages,
  formTitle: 'Gumawa ng account',
  phone: 'Numero ng mobile',
  capcode: 'Code sa larawan',
  capcodeHint: 'Apat na karakter. I-tap ang larawan para palitan ito.',
  picture: 'Larawan na may code',
  newPicture: 'Magpakita ng ibang larawan',
  loadPicture: 'I-load ang larawan',
  smsCode: 'SMS code',
  getCode: 'Kunin ang code',
  seconds: '{count}s',
  sentTo: 'Ipinadala sa {phone}. Maaari mo pang palitan ang numero.',
  agree: 'Sa pagrehistro, sumasang-ayon ka sa',
  wrongPhone: 'Pakilagay ang tamang numero ng mobile',
  wrongCapcode: 'Pakilagay ang tamang code sa larawan',
  wrongSmsCode: 'Pakilagay ang tamang SMS code',
  otherCapcode: 'Hindi iyon ang code sa larawan. Ilagay ang bago.',
  sent: 'Naipadala na ang verification code, pakitingnan ang iyong telepono',
  registered: 'Matagumpay ang pagrehistro',
  alreadyRegistered: 'Nakarehistro na, paki-download ang app at mag-log in',
  sendOnce: 'Huwag magpadala nang paulit-ulit',
  networkError: 'error',
  lostSms:
    'Hindi namin maabot ang serbisyo. Kung dumating ang code, ilagay ito; kung hindi, humingi ng bago.',
  lostRegister:
    'Hindi namin matiyak kung natanggap ang iyong rehistro. Tingnan ang koneksyon at i-tap muli ang button: walang narerehistro nang dalawang beses.',
  lender: 'Nagpapautang',
  privacy: 'Patakaran sa privacy',
  studyDisclosure:
    'Pag-aralan ang mga tuntunin at kundisyon sa Disclosure Statement bago ituloy ang pag-utang.',
  checkRegister: 'Hanapin kami sa listahan ng {regulator} ng mga nagpapautang',
  rating: '{score} sa 5 mula sa {count} rating sa {source}, binasa noong {date}',
  problem: 'May kailangang ayusin',
  noSms: {
    title: 'Wala pang SMS?',
    text: 'Tingnan kung tama ang numero at may signal ang telepono. Minsan ilang minuto bago dumating ang mensahe.',
    again: 'Magpadala ng ibang code',
    call: 'Tawagan ako para sa code',
    service: 'O tumawag sa amin: {phone}'
  },
  calling: 'Tinatawagan ka na namin para ibigay ang code.',
  consent: {
    title: 'Ang pasya mo tungkol sa mga advertiser',
    text: 'Maaari ba naming sabihin sa advertiser na nagdala sa iyo rito na dumating ka at nagrehistro? Hindi ibibigay ang numero mo. Pareho ang takbo ng pahina anuman ang piliin mo.',
    refuse: 'Hindi',
    agree: 'Oo'
  },
  steps: 'Paano ito gumagana',
  benefits: 'Bakit dito umutang',
  toForm: 'Magrehistro na',
  example: 'Magkano ang halaga ng utang',
  exampleAmount: 'Magkano ang kailangan mo?',
  borrowed: 'Matatanggap mo',
  term: 'Tagal',
  days: '{count} araw',
  interest: 'Interes',
  fees: 'Mga bayarin',
  total: 'Kabuuang babayaran mo',
  exampleNote: 'Isang halimbawa. Nasa Disclosure Statement ang sarili mong alok.',
  getApp: {
    google: 'Kunin sa Google Play',
    apple: 'Kunin sa App Store',
    shop: 'Kunin ang app',
    file: 'I-download ang file ng app'
  },
  fileHint:
    'Buksan ang na-download na file at payagan ang pag-install kapag nagtanong ang telepono.',
  inApp: 'Buksan ang pahinang ito sa browser',
  inAppReason: 'Hinaharang ng {app} ang mga download. Buksan ang pahinang ito sa iyong browser:',
  inAppSteps: {
    dots: 'I-tap ang tatlong tuldok sa sulok ng screen.',
    share: 'I-tap ang icon ng share o browser sa gilid ng screen.',
    open: 'Piliin ang “Open in browser” o “Open in external browser”.',
    download: 'I-tap doon ang button ng download.'
  },
  copy: {
    button: 'Kopyahin ang link',
    label: 'Kopyahin ang link',
    success: 'Nakopya na',
    selected: 'Hinarang ang pagkopya. Napili na ang link: kopyahin ito nang mano-mano.'
  },
  scan: 'I-scan ito gamit ang camera ng telepono',
  scanReason: 'Para sa telepono ang app. I-scan ang code para buksan ang pahina sa iyong telepono.'
}
