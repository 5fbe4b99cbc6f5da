import type { verifyMessages as english } from '../en/verify.ts'

export const verifyMessages: typeof english = {
  title: 'Kami ba talaga ito?',
  lead: 'Suriin po rito kung galing sa {company} ang numero, link o dokumento.',
  doubt: {
    ask: 'Ano po ang gusto ninyong suriin?',
    example: 'Halimbawa: {phone}, link, o pangalang pinababayaran sa inyo',
    check: 'Suriin',
    photo: 'Litrato ng code',
    scan: 'I‑scan ang code',
    scanning: 'Itapat po sa camera ang buong code.',
    stopScan: 'Itigil',
    refused:
      'Hindi pinapayagan dito ang camera. Payagan po ito sa settings, o kunan ng litrato ang code.',
    noCamera:
      'Hindi gumagana rito ang camera. Pumili po ng litrato ng code, o i‑type ang nakasulat sa ilalim nito.',
    missing: 'I‑type o i‑paste ang gusto ninyong suriin',
    ours: 'Sa amin ito',
    oursText:
      'Sa {company} ito: {like}. Pero kaya ng iba na pagmukhaing galing doon ang tawag o mensahe. Kung humihingi po ng pera o code, tumawag sa amin.',
    near: 'Hindi ito sa amin: kamukha lang',
    nearText: 'Baka may nanloloko sa inyo. Huwag po magbayad, huwag sumagot, at sabihin sa amin.',
    notOurs: 'Hindi sa amin',
    own: 'Sa amin',
    unknown: 'Hindi namin ito kilala',
    unknownText:
      'Wala po ito sa listahan ng {company}, kaya magtanong muna sa amin bago magbayad o sumagot.',
    none: 'Walang nakitang code sa litrato. Kunan ulit nang mas malapit, maliwanag, at kita ang buong code.',
    other: 'Hindi ito code ng dokumento namin. Ang sabi nito: {text}',
    failed: 'Hindi mabasa ang litrato. Subukan ang iba, o i‑type ang nakasulat sa ilalim ng code.',
    noTool: 'Hindi ma‑load ang pang‑scan ng code. Kumonekta muna sa internet, saka subukan ulit.',
    reading: 'Binabasa…',
    addressTitle: 'Kayo mismo ang mag‑type ng link na ito',
    addressText:
      'Ang pekeng dokumento ay puwedeng magdala sa pekeng page na kamukha nito. Kaya magbukas po ng browser, i‑type ninyo mismo ang link, at ihambing ang bawat letra.',
    stays: 'Walang lalabas sa phone na ito sa tina‑type o kinukunan ninyo.'
  },
  checking: 'Sinusuri…',
  noScript:
    'Sa sarili ninyong phone sinusuri ng page na ito ang mga dokumento, at kailangan nito ng JavaScript. Payagan po ito, o gumamit ng ibang browser.',

  genuine: 'Pinirmahan ng {company}',
  kinds: {
    receipt: 'Resibo ng bayad',
    closure: 'Certificate of Full Payment'
  },
  rows: {
    kind: 'Dokumento',
    amount: 'Halagang binayaran',
    date: 'Petsa',
    contract: 'Kontrata',
    holder: 'Borrower (may takip ang pangalan)',
    reference: 'Reference',
    balance: 'Natitirang utang pagkatapos nito',
    signed: 'Pinirmahan noong',
    key: 'Ginagamit ang key ng nagpapautang mula pa noong'
  },
  compare:
    'Ihambing po ang bawat linya sa dokumentong hawak ninyo. Ang nakasulat lang dito ang pinirmahan.',

  refusedTitle: 'Hindi nakumpirma',
  refused: {
    none: 'Walang dokumento sa link na ito. I‑scan po ulit ang code sa dokumento.',
    long: 'Hindi ito isa sa mga dokumento namin: mas mahaba ito kaysa alinman sa mga iyon.',
    cut: 'Hindi buo ang code, o higit sa isa ang pinagdugtong. I‑scan po ulit; kung ganito pa rin, huwag tanggapin ang dokumento.',
    algorithm: 'Hindi ganito pumirma ang {company}. Huwag po itong tanggapin.',
    key: 'Pangalan ng {company} ang nasa dokumento, pero hindi kilala ang key na ipinirma rito. Huwag po itong tanggapin. Ang dokumento mula sa nakaraang mga araw ay puwedeng suriin ulit bukas.',
    lender:
      'Hindi galing sa {company} ang dokumentong ito. Itanong po sa nagpapautang na nakapangalan dito kung saan ito masusuri.',
    altered:
      'Binago ang dokumentong ito matapos pirmahan, o hindi kailanman pinirmahan ng {company}. Huwag po itong tanggapin.',
    version:
      'Luma na ang page na ito para sa dokumento. I‑load po ulit ang page nang may signal, at mag‑scan ulit.',
    incomplete:
      'May kulang sa dokumentong ito na mayroon ang mga dokumento namin. Huwag po itong tanggapin; magtanong sa {company}.',
    expired:
      'Pinirmahan ang dokumentong ito noong hindi ginagamit ang key nito. Huwag po itong tanggapin; magtanong sa {company}.',
    future:
      'Hindi pa dumarating ang petsa ng pagpirma sa dokumentong ito. Huwag po itong tanggapin; magtanong sa {company}. Kung mali ang petsa ng phone na ito, itama ito at i‑scan ulit.',
    unable:
      'Hindi makasuri ng pirma ang browser na ito. Buksan po ang page sa ibang browser, sa link na nagsisimula sa https.'
  },

  aboutTitle: 'Ano ang pinatutunayan nito, at ano ang hindi',
  proved:
    'Pinatutunayan nito na pinirmahan ng {company} ang mismong mga linyang ito, at walang nagbago sa mga ito mula noon.',
  notProved: [
    'Hindi nito pinatutunayan na ang may dala ng dokumento ang siyang borrower. Humingi po ng ID, at ihambing ang pangalan.',
    'Hindi nito pinatutunayan kung ano ang nangyari mula nang pirmahan ang dokumento. Para sa status ngayon, magtanong po sa {company}.'
  ],
  askTitle: 'Magtanong sa nagpapautang'
}
