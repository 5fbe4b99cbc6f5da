import type { paperMessages as english } from '../en/paper.ts'

export const paperMessages: typeof english = {
  receipt: {
    title: 'Resibo',
    text: 'Kinukumpirma ng {company} na natanggap nito ang bayad na ito.'
  },
  closure: {
    title: 'Certificate of Full Payment',
    text: 'Kinukumpirma ng {company} na bayad na nang buo ang loan sa kontratang {contract}. Wala nang utang dito.'
  },
  title: 'Mga dokumento',
  statement: 'Statement',
  amount: 'Halagang binayaran',
  balance: 'Natitirang utang',
  seal: 'BAYAD NA',
  signed: 'Elektronikong pinirmahan noong {date}; may bisa kahit walang pirmang sulat-kamay.',
  opening: 'Sandali lang po…',
  unconfirmed:
    'Hindi makumpirma ang dokumentong ito kaya hindi ito ipinapakita. Pakitawagan po kami.'
}
