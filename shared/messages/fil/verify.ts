import type { verifyMessages as english } from '../en/verify.ts'

export const verifyMessages: typeof english = {
  title: 'Suriin ang papel',
  lead: 'I-scan ng camera ang code sa resibo o sa liham ng ganap na pagbabayad, at bubukas ang page na ito na may sagot.',
  checking: 'Sinusuri…',
  noScript:
    'Sa sarili ninyong telepono sinusuri ng page na ito ang mga papel, at kailangan nito ng JavaScript. Payagan po ito, o gumamit ng ibang browser.',

  genuine: 'Pinirmahan ng {company}',
  kinds: {
    receipt: 'Resibo ng bayad',
    closure: 'Liham ng ganap na pagbabayad'
  },
  rows: {
    kind: 'Papel',
    amount: 'Halagang binayaran',
    date: 'Petsa',
    contract: 'Kontrata',
    holder: 'Umutang, bahagyang nakatago',
    reference: 'Reference',
    balance: 'Natitirang utang pagkatapos nito',
    signed: 'Pinirmahan noong',
    key: 'Kilala ang susi ng nagpapautang mula noong'
  },
  compare:
    'Ihambing po ang bawat linya sa papel na hawak ninyo. Ang nakasulat lang dito ang pinirmahan.',

  refusedTitle: 'Hindi nakumpirma',
  refused: {
    none: 'Walang papel sa address na ito. I-scan po ulit ang code sa papel.',
    long: 'Hindi ito isa sa mga papel namin: mas mahaba ito kaysa alinman sa mga iyon.',
    cut: 'Hindi buo ang code, o higit sa isa ang pinagdugtong. I-scan po ulit; kung ganito pa rin, huwag tanggapin ang papel.',
    algorithm: 'Hindi ganito pumirma ang {company}. Huwag po itong tanggapin.',
    key: 'Pangalan ng {company} ang nasa papel, pero hindi kilala ang susing ipinirma rito. Huwag po itong tanggapin. Ang papel mula sa nakaraang mga araw ay puwedeng suriin ulit bukas.',
    lender:
      'Hindi galing sa {company} ang papel na ito. Itanong po kung saang address ito ipinasusuri ng sarili nitong nagpapautang.',
    altered:
      'Binago ang papel na ito matapos pirmahan, o hindi kailanman pinirmahan ng {company}. Huwag po itong tanggapin.',
    version:
      'Uri ito ng papel na hindi kilala ng page na ito. I-load po ulit ang page nang may signal, at mag-scan ulit.',
    incomplete:
      'May kulang sa papel na ito na mayroon ang mga papel namin. Huwag po itong tanggapin; magtanong sa {company}.',
    expired:
      'Pinirmahan ang papel na ito noong hindi ginagamit ang susi nito. Huwag po itong tanggapin; magtanong sa {company}.',
    unable:
      'Hindi makasuri ng pirma ang browser na ito. Buksan po ang page sa ibang browser, sa https.'
  },

  aboutTitle: 'Ano ang pinatutunayan nito, at ano ang hindi',
  about: [
    'Pinatutunayan nito na pinirmahan ng {company} ang mismong mga linyang ito, at walang nagbago sa mga ito mula noon.',
    'Hindi nito pinatutunayan na ang may dala ng papel ang siyang umutang. Humingi po ng ID, at ihambing ang pangalan.',
    'Hindi nito pinatutunayan kung ano ang nangyari mula nang pirmahan ang papel. Para sa kalagayan ngayon, magtanong po sa {company}.',
    'Sa teleponong ito ginagawa ang pagsusuri. Walang ipinapadala kaninuman, at walang itinatago.'
  ],
  askTitle: 'Magtanong sa nagpapautang'
}
