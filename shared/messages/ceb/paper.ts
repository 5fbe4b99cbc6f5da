import type { paperMessages as english } from '../en/paper.ts'

export const paperMessages: typeof english = {
  receipt: { title: 'Resibo', text: 'Gikumpirma sa {company} nga nadawat niini kini nga bayad.' },
  closure: {
    title: 'Certificate of Full Payment',
    text: 'Gikumpirma sa {company} nga bayad na ang tibuok loan sa kontrata {contract}. Wala nay utang niini.'
  },
  title: 'Mga dokumento',
  statement: 'Statement',
  amount: 'Kantidad nga gibayad',
  balance: 'Nahibiling utang',
  seal: 'BAYAD NA',
  signed: 'Gipirmahan sa elektronikong paagi niadtong {date}; balido bisag walay pirma sa kamot.',
  opening: 'Kadiyot lang…',
  unconfirmed: 'Dili makumpirma kini nga dokumento, mao nga wala kini ipakita. Palihug tawagi mi.'
}
