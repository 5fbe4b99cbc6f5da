import type { deletionMessages as english } from '../en/deletion.ts'

export const deletionMessages: typeof english = {
  title: 'Papasa ang account',
  lead: '{app} ({company}). Dili kinahanglan ang app o pag‑sign in.',
  stepsTitle: 'Unsaon kini',
  steps: [
    'I‑text namo kanimo ang code.',
    'I‑type ang code. Mopapas ug motubag mi sulod sa {days} ka adlaw.'
  ],
  letterSteps: [
    'Sulati o tawagi mi. Andam na ang e-mail sa ubos: idugang ang imong ngalan ug ang mobile number sa account.',
    'Kontakon ka namo sa maong numero, aron walay laing makapapas sa imong account.',
    'Mopapas mi sulod sa {days} ka adlaw, ug pahibaw-on ka namo kung human na.'
  ],
  deletedTitle: 'Unsay among papason',
  deleted: [
    'Ang imong account. Dili lang kini sirad-an: wala nay maka‑sign in niini.',
    'Ang imong contact details, mga litrato ug mensahe, gawas sa naa sa mga record sa ubos.',
    'Ang among nahibaw-an sa imong phone, ug ang imong settings.',
    'Ang imong mga pagtugot. Dili na mi magpadala og offer.'
  ],
  keptTitle: 'Unsay among tipigan, ngano, ug hangtod kanus-a',
  keptIntro: 'Dili namo gamiton sa lain kining mga record, ug papason namo human niining panahona.',
  runningTitle: 'Naa pay loan? Bayri una kini',
  running: [
    'Samtang wala pa kini mabayri, kinahanglan nimo ang account aron makita ang imong utang, ug kinahanglan namo kini aron matala ang imong mga bayad.',
    'Dili mahuman ang loan kung tangtangon ang app o ang account. Kung bayad na, paghangyo pag‑usab dinhi, ug papason namo ang account.'
  ],
  dataTitle: 'Imong data lang',
  data: 'Wala kay account, o gusto nimong magpabilin kini? Pilia ang “Data lang”. Papason namo ang dili namo kinahanglang tipigan.',
  dataByLetter:
    'Wala kay account, o gusto nimong magpabilin kini? Isulat sa e-mail. Papason namo ang dili namo kinahanglang tipigan.',
  letterTitle: 'Sa e-mail o telepono',
  letterIntro: 'Mahimo pud kang mosulat o motawag. Walay ipadala hangtod imo kining ipadala.',
  letterOpen: 'Ablihi ang e-mail',
  letterText: 'Basaha o kopyaha ang e-mail',
  letterTo: 'Para sa',
  subject: 'Palihug papasa ang akong account: {app}',
  body: 'Para sa {company}\n\nPalihug papasa ang akong {app} account ug ang data niini. (Data lang? Ilisi kining linyaha.)\n\nAkong tibuok ngalan:\nMobile number sa account:\n\nPalihug pahibaw-a ko kung human na, ug kung unsay kinahanglan ninyong tipigan, ngano, ug hangtod kanus-a.',
  appealTitle: 'Kung dili mi motubag',
  appeal: 'Kontaka ang {officer}: {phone}, {email}. Kung dili kana makatabang, adto sa {authority}.'
}
