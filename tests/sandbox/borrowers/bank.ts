import type { Borrower } from '../borrowers.ts'

const NAME_DIFFERS = { code: '4404', message: 'The account name does not match your ID.' }

export const bankBorrowers: Borrower[] = [
  {
    name: 'bank',
    about: 'has no account yet',
    loan: { started: false, status: 21, dueIn: 91 }
  },
  {
    name: 'bank-known',
    about: 'has an account, which the form brings',
    bankValues: {
      cardType: '1',
      channel: '90007',
      bankCode: 'B12',
      bankAccount: '001234567890',
      accountName: 'Juana Halimbawa',
      birthday: '1992-02-29',
      city: 'P3C2'
    }
  },
  {
    name: 'bank-refused',
    about: 'whose account is refused',
    fails: {
      '/v3/bind-card/bind-card-new': NAME_DIFFERS,
      '/v3/bind-card/card-change': NAME_DIFFERS
    }
  },
  {
    name: 'bank-no-form',
    about: 'gets no form',
    fails: {
      '/v3/bind-card/card-init': {
        code: '4405',
        message: 'Accounts cannot be changed while a payout is on its way.'
      }
    }
  }
]
