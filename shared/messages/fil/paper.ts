import type { paperMessages as english } from '../en/paper.ts'

export const paperMessages: typeof english = {
  receipt: {
    title: 'Resibo',
    text: 'Kinukumpirma ng {company} na natanggap nito ang bayad na ito.'
  },
  closure: {
    title: 'Liham ng ganap na pagbabayad',
    text: 'Kinukumpirma ng {company} na bayad na nang buo ang loan sa kontratang {contract}. Wala nang utang dito.'
  },
  title: 'Mga papel',
  statement: 'Statement',
  contract: 'Kontrata',
  holder: 'Umutang',
  amount: 'Halagang binayaran',
  date: 'Petsa',
  reference: 'Reference',
  balance: 'Natitirang utang',
  signed: 'Elektronikong pinirmahan; may bisa kahit walang pirmang sulat-kamay.',
  opening: 'naglo-load...',
  unconfirmed: 'Hindi makumpirma ang papel na ito kaya hindi ito ipinapakita. Pakisabihan po kami.'
}
