import type { deletionFormMessages as english } from '../en/deletion-form.ts'

export const deletionFormMessages: typeof english = {
  noScript: 'Kinahanglan sa form ang JavaScript. Sulati o tawagi na lang mi.',
  scope: 'Unsay among papason?',
  scopes: {
    account: 'Ang akong account ug ang data niini',
    data: 'Data lang, dili ang account'
  },
  phone: 'Mobile number sa account',
  phoneHint: '{count} ka numero',
  picture: 'Mga letra ug numero sa hulagway',
  pictureAlt: 'Hulagway nga naay mga letra ug numero nga i‑type',
  showPicture: 'Ipakita',
  newPicture: 'Ipakita ang laing hulagway',
  sendCode: 'Padalhi ko og code',
  wait: 'Ipadala pag‑usab human sa {seconds} s',
  sent: 'Nagpadala mi og code sa {phone}.',
  code: 'Code gikan sa text message',
  submit: 'Hangyoa ang pagpapas',
  sending: 'Gipadala…',
  needed: {
    phone: 'Palihug isulat ang mobile number sa imong account',
    picture: 'Palihug isulat ang imong nakita sa hulagway',
    code: 'Palihug isulat ang code gikan sa text message'
  },
  wrongPicture: 'Dili kana ang naa sa hulagway. Ania ang bag-o.',
  noPicture: 'Wala mogawas ang hulagway. I‑tap dinhi aron sulayan pag‑usab.',
  lostCode: 'Dili mi maka‑connect karon. Palihug sulayi pag‑usab.',
  lost: 'Wala mi kahibalo kung miabot ba ang imong hangyo. Sulayi pag‑usab: kausa ra kini maihap. O tawag sa {phone}.',
  doneTitle: 'Nadawat namo ang imong hangyo',
  number: 'Numero sa imong hangyo',
  answerBy: 'Motubag mi sa o sa dili pa ang',
  keep: 'Tipigi kini nga numero. Kung wala pay tubag niana nga petsa, tawag sa {phone} o sulat sa {email}.'
}
