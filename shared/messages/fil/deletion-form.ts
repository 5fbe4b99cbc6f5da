import type { deletionFormMessages as english } from '../en/deletion-form.ts'

export const deletionFormMessages: typeof english = {
  noScript: 'Kailangan ng form ang JavaScript. Sumulat o tumawag na lang po sa amin.',
  scope: 'Ano po ang buburahin namin?',
  scopes: {
    account: 'Ang account ko at ang data na kasama nito',
    data: 'Data lang, hindi ang account'
  },
  phone: 'Mobile number ng account',
  phoneHint: '{count} numero',
  picture: 'Mga letra at numero sa larawan',
  pictureAlt: 'Larawan na may mga letra at numerong ita‑type',
  showPicture: 'Ipakita',
  newPicture: 'Magpakita ng ibang larawan',
  sendCode: 'Padalhan ako ng code',
  wait: 'Magpadala ulit pagkalipas ng {seconds} s',
  sent: 'Nagpadala kami ng code sa {phone}.',
  code: 'Code mula sa text message',
  submit: 'I‑request ang pagbura',
  sending: 'Ipinapadala…',
  needed: {
    phone: 'Ilagay po ang mobile number ng account ninyo',
    picture: 'Ilagay po ang nakikita ninyo sa larawan',
    code: 'Ilagay po ang code mula sa text message'
  },
  wrongPicture: 'Hindi po iyan ang nasa larawan. Heto ang bago.',
  noPicture: 'Hindi lumabas ang larawan. I‑tap dito para subukan ulit.',
  lostCode: 'Hindi po kami maka‑connect ngayon. Pakisubukan ulit.',
  lost: 'Hindi po namin alam kung dumating ang request ninyo. Subukan ulit: isang beses lang itong bibilangin. O tumawag sa {phone}.',
  doneTitle: 'Natanggap namin ang request ninyo',
  number: 'Numero ng request ninyo',
  answerBy: 'Sasagot kami sa o bago ang',
  keep: 'Itago po ang numerong ito. Kung wala pang sagot sa petsang iyon, tumawag sa {phone} o sumulat sa {email}.'
}
