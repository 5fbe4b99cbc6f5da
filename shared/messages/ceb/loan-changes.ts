import type { loanChangeMessages as english } from '../en/loan-changes.ts'

export const loanChangeMessages: typeof english = {
  changed: 'Naay update sa imong loan',
  unchanged: 'Wala pay kausaban sa imong loan',
  unchangedText:
    'Matala dinhi ang bayad {time}. Palihug ayaw una pagbayad pag‑usab samtang naghulat.',
  change: 'Kaniadto {before}, karon {after}',
  amount: 'Bayranan'
}
