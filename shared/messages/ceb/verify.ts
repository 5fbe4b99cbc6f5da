import type { verifyMessages as english } from '../en/verify.ts'

export const verifyMessages: typeof english = {
  title: 'Kami ba gyud kini?',
  lead: 'Susiha dinhi kung gikan sa {company} ang numero, link o dokumento.',
  doubt: {
    ask: 'Unsay gusto nimong susihon?',
    example: 'Pananglitan: {phone}, link, o ngalan nga gipabayran kanimo',
    check: 'Susiha',
    photo: 'Litrato sa code',
    scan: 'I‑scan ang code',
    scanning: 'Itutok sa camera ang tibuok code.',
    stopScan: 'Hunonga',
    refused:
      'Dili tugotan dinhi ang camera. Palihug tugoti kini sa settings, o kuhai og litrato ang code.',
    noCamera:
      'Dili mogana dinhi ang camera. Palihug pilia ang litrato sa code, o i‑type ang nahisulat sa ubos niini.',
    missing: 'I‑type o i‑paste ang gusto nimong susihon',
    ours: 'Amoa kini',
    oursText:
      'Iya kini sa {company}: {like}. Apan mahimo sa uban nga ipakita nga gikan didto ang tawag o mensahe. Kung mangayo sila og kwarta o code, tawagi mi.',
    near: 'Dili kini amoa: susama lang',
    nearText: 'Basin naay nanglimbong kanimo. Ayaw pagbayad, ayaw pagtubag, ug sultihi mi.',
    notOurs: 'Dili amoa',
    own: 'Amoa',
    unknown: 'Wala mi makaila niini',
    unknownText:
      'Wala kini sa listahan sa {company}, busa pangutana una kanamo sa dili pa mobayad o motubag.',
    none: 'Walay code nga nakita sa litrato. Kuhaa pag‑usab nga mas duol, hayag, ug makita ang tibuok code.',
    other: 'Dili kini code sa among dokumento. Ang giingon niini: {text}',
    failed: 'Dili mabasa ang litrato. Sulayi ang lain, o i‑type ang nahisulat sa ubos sa code.',
    noTool:
      'Dili ma‑load ang pang‑scan sa code. Pagkonekta una sa internet, dayon sulayi pag‑usab.',
    reading: 'Gibasa…',
    addressTitle: 'I‑type nimo mismo kini nga link',
    addressText:
      'Ang peke nga dokumento mahimong modala sa peke nga page nga susama niini. Busa ablihi ang browser, i‑type nimo mismo ang link, ug itandi ang matag letra.',
    stays: 'Walay mogawas niining phone sa imong gi‑type o gikuhaan.'
  },
  checking: 'Gisusi…',
  noScript:
    'Sa imong kaugalingong phone susihon niining page ang mga dokumento, ug kinahanglan niini ang JavaScript. Palihug tugoti kini, o gamit og laing browser.',

  genuine: 'Gipirmahan sa {company}',
  kinds: {
    receipt: 'Resibo sa bayad',
    closure: 'Certificate of Full Payment'
  },
  rows: {
    kind: 'Dokumento',
    amount: 'Kantidad nga gibayad',
    date: 'Petsa',
    contract: 'Kontrata',
    holder: 'Borrower (natabonan ang ubang ngalan)',
    reference: 'Reference',
    balance: 'Nahibiling utang human niini',
    signed: 'Gipirmahan niadtong',
    key: 'Gigamit ang key sa nagpahulam sukad'
  },
  compare:
    'Itandi ang matag linya sa dokumento nga imong gikuptan. Ang naa lang dinhi ang gipirmahan.',

  refusedTitle: 'Wala makumpirma',
  refused: {
    none: 'Walay dokumento niining link. Palihug i‑scan pag‑usab ang code sa dokumento.',
    long: 'Dili kini usa sa among mga dokumento: mas taas kini kaysa bisan asa niadto.',
    cut: 'Dili kompleto ang code, o sobra sa usa ang gisumpay. Palihug i‑scan pag‑usab; kung mao gihapon, ayaw dawata ang dokumento.',
    algorithm: 'Dili ingon niini mopirma ang {company}. Ayaw kini dawata.',
    key: 'Ngalan sa {company} ang naa sa dokumento, apan wala mailhi ang key nga gipirma niini. Ayaw kini dawata. Ang dokumento gikan sa miaging mga adlaw mahimong susihon pag‑usab ugma.',
    lender:
      'Dili gikan sa {company} kini nga dokumento. Pangutan-a ang nagpahulam nga ginganlan niini kung asa kini masusi.',
    altered:
      'Giusab kini nga dokumento human mapirmahi, o wala gayod mapirmahi sa {company}. Ayaw kini dawata.',
    version:
      'Karaan na kini nga page para sa dokumento. Palihug i‑load pag‑usab ang page nga naay signal, ug i‑scan pag‑usab.',
    incomplete:
      'Naay kulang niining dokumento nga naa sa among mga dokumento. Ayaw kini dawata; pangutana sa {company}.',
    expired:
      'Gipirmahan kini nga dokumento sa panahon nga wala gamita ang key niini. Ayaw kini dawata; pangutana sa {company}.',
    future:
      'Ang petsa sa pagpirma niining dokumento wala pa moabot. Ayaw kini dawata; pangutana sa {company}. Kung sayop ang petsa niining phone, tul-ira kini ug i‑scan pag‑usab.',
    unable:
      'Dili makasusi og pirma kini nga browser. Palihug ablihi ang page sa laing browser, sa link nga nagsugod sa https.'
  },

  aboutTitle: 'Unsa ang mapamatud-an niini, ug unsa ang dili',
  proved:
    'Pamatud-an niini nga gipirmahan sa {company} kining mga linya mismo, ug walay nausab niini sukad niadto.',
  notProved: [
    'Dili kini pamatuod nga ang nagdala sa dokumento mao ang borrower. Pangayo og ID, ug itandi ang ngalan.',
    'Dili kini pamatuod kung unsay nahitabo sukad gipirmahan ang dokumento. Para sa status karon, pangutana sa {company}.'
  ],
  askTitle: 'Pangutan-a ang nagpahulam'
}
