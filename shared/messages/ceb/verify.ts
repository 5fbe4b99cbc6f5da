import type { verifyMessages as english } from '../en/verify.ts'

export const verifyMessages: typeof english = {
  title: 'Susiha ang papel',
  lead: 'I-scan sa camera ang code sa resibo o sa sulat nga bayad na ang tanan, ug moabli kini nga page uban sa tubag.',
  checking: 'Gisusi…',
  noScript:
    'Sa imong kaugalingong telepono gisusi niining page ang mga papel, ug kinahanglan niini og JavaScript. Palihug tugoti kini, o gamit og laing browser.',

  genuine: 'Gipirmahan sa {company}',
  kinds: {
    receipt: 'Resibo sa bayad',
    closure: 'Sulat nga bayad na ang tanan'
  },
  rows: {
    kind: 'Papel',
    amount: 'Kantidad nga gibayad',
    date: 'Petsa',
    contract: 'Kontrata',
    holder: 'Ang nanghulam, tinago ang uban',
    reference: 'Reference',
    balance: 'Nahibiling utang human niini',
    signed: 'Gipirmahan niadtong',
    key: 'Nailhan ang yawe sa nagpahulam sukad'
  },
  compare: 'Itandi ang matag linya sa papel nga imong gikuptan. Ang naa lang dinhi ang gipirmahan.',

  refusedTitle: 'Wala makumpirma',
  refused: {
    none: 'Walay papel niining address. I-scan pag-usab ang code sa papel.',
    long: 'Dili kini usa sa among mga papel: mas taas kini kay sa bisan asa niadto.',
    cut: 'Dili kompleto ang code, o sobra sa usa ang gisumpay. I-scan pag-usab; kung mao gihapon, ayaw dawata ang papel.',
    algorithm: 'Dili ingon niini mopirma ang {company}. Ayaw kini dawata.',
    key: 'Ngalan sa {company} ang naa sa papel, apan wala mailhi ang yawe nga gipirma niini. Ayaw kini dawata. Ang papel gikan sa miaging mga adlaw mahimong susihon pag-usab ugma.',
    lender:
      'Dili gikan sa {company} kini nga papel. Pangutan-a kung asang address kini ipasusi sa kaugalingon niining nagpahulam.',
    altered:
      'Giusab kini nga papel human mapirmahi, o wala gayod mapirmahi sa {company}. Ayaw kini dawata.',
    version:
      'Matang kini sa papel nga wala mailhi niining page. I-load pag-usab ang page nga naay signal, ug i-scan og usab.',
    incomplete:
      'Naay kulang niining papel nga naa sa among mga papel. Ayaw kini dawata; pangutana sa {company}.',
    expired:
      'Gipirmahan kini nga papel sa panahon nga wala gamita ang yawe niini. Ayaw kini dawata; pangutana sa {company}.',
    unable: 'Dili makasusi og pirma kini nga browser. Ablihi ang page sa laing browser, sa https.'
  },

  aboutTitle: 'Unsa ang mapamatud-an niini, ug unsa ang dili',
  about: [
    'Pamatud-an niini nga gipirmahan sa {company} kining mga linya mismo, ug walay nausab niini sukad niadto.',
    'Dili kini pamatuod nga ang nagdala sa papel mao ang nanghulam. Pangayo og ID, ug itandi ang ngalan.',
    'Dili kini pamatuod kung unsay nahitabo sukad gipirmahan ang papel. Para sa kahimtang karon, pangutana sa {company}.',
    'Niining telepono gihimo ang pagsusi. Walay gipadala kang bisan kinsa, ug walay gitipigan.'
  ],
  askTitle: 'Pangutan-a ang nagpahulam'
}
