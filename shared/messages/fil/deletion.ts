import type { deletionMessages as english } from '../en/deletion.ts'

export const deletionMessages: typeof english = {
  title: 'Burahin ang account',
  lead: '{app} ({company}). Hindi kailangan ang app o ang sign‑in.',
  stepsTitle: 'Paano ito ginagawa',
  steps: [
    'Ite‑text po namin ang code.',
    'I‑type ito. Magbubura at sasagot kami sa loob ng {days} araw.'
  ],
  letterSteps: [
    'Sumulat o tumawag po sa amin. Handa na ang e-mail sa ibaba: idagdag ang pangalan ninyo at ang mobile number ng account.',
    'Kokontakin namin kayo sa numerong iyon, para walang ibang makapagbura ng account ninyo.',
    'Magbubura kami sa loob ng {days} araw, at sasabihan namin kayo kapag tapos na.'
  ],
  deletedTitle: 'Ano ang buburahin namin',
  deleted: [
    'Ang account ninyo. Hindi lang ito isasara: wala nang makakapag‑sign in dito.',
    'Ang contact details, mga litrato at mensahe ninyo, maliban sa nasa mga record sa ibaba.',
    'Ang alam namin tungkol sa phone ninyo, at ang settings ninyo.',
    'Ang mga pahintulot ninyo. Hindi na kami magpapadala ng alok.'
  ],
  keptTitle: 'Ano ang hindi namin buburahin, bakit, at hanggang kailan',
  keptIntro:
    'Hindi namin gagamitin sa iba ang mga record na ito, at buburahin namin ang mga ito pagkatapos ng panahong iyon.',
  runningTitle: 'May loan pa? Bayaran po muna',
  running: [
    'Habang hindi pa ito bayad, kailangan ninyo ang account para makita ang utang, at kailangan namin ito para maitala ang mga bayad ninyo.',
    'Hindi natatapos ang loan kapag binura ang app o ang account. Kapag bayad na, mag‑request ulit dito, at buburahin namin ang account.'
  ],
  dataTitle: 'Data lang ninyo',
  data: 'Wala po kayong account, o gusto ninyong manatili ito? Piliin ang “Data lang”. Buburahin namin ang lahat ng hindi namin kailangang panatilihin.',
  dataByLetter:
    'Wala po kayong account, o gusto ninyong manatili ito? Sabihin sa e-mail. Buburahin namin ang lahat ng hindi namin kailangang panatilihin.',
  letterTitle: 'Sa e-mail o telepono',
  letterIntro:
    'Puwede rin po kayong sumulat o tumawag. Walang ipapadala hangga’t hindi ninyo ipinapadala.',
  letterOpen: 'Buksan ang e-mail',
  letterText: 'Basahin o kopyahin ang e-mail',
  letterTo: 'Para sa',
  subject: 'Pakibura ang account ko: {app}',
  body: 'Para sa {company}\n\nPakibura po ang {app} account ko at ang data na kasama nito. (Data lang? Palitan ang linyang ito.)\n\nBuong pangalan ko:\nMobile number ng account:\n\nPakisabi po kapag tapos na, at kung ano ang hindi ninyo mabubura, bakit, at hanggang kailan.',
  appealTitle: 'Kung hindi kami sumagot',
  appeal:
    'Kontakin po ang {officer}: {phone}, {email}. Kung hindi iyon nakatulong, lumapit sa {authority}.'
}
