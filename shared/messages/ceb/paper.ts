import type { paperMessages as english } from '../en/paper.ts'

export const paperMessages: typeof english = {
  receipt: { title: 'Resibo', text: 'Gikumpirma sa {company} nga nadawat niini kini nga bayad.' },
  closure: {
    title: 'Sulat nga bayad na ang tanan',
    text: 'Gikumpirma sa {company} nga bayad na ang tanan sa loan sa kontrata {contract}. Wala nay utang niini.'
  },
  title: 'Mga papel',
  statement: 'Statement',
  contract: 'Kontrata',
  holder: 'Ang nanghulam',
  amount: 'Kantidad nga gibayad',
  date: 'Petsa',
  reference: 'Reference',
  balance: 'Nahibiling utang',
  signed: 'Gipirmahan sa elektronikong paagi; balido bisag walay pirma sa kamot.',
  opening: 'nag-load...',
  unconfirmed: 'Dili makumpirma kini nga papel, mao nga wala kini ipakita. Palihug ingna mi.'
}
