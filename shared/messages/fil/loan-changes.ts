import type { loanChangeMessages as english } from '../en/loan-changes.ts'

export const loanChangeMessages: typeof english = {
  changed: 'May nagbago sa loan ninyo',
  unchanged: 'Wala pang nagbago sa loan ninyo',
  unchangedText:
    'Makikita rito ang bayad {time}. Huwag po munang magbayad ulit habang naghihintay.',
  status: 'Status',
  change: 'Dati {before}, ngayon {after}',
  amount: 'Babayaran',
  date: 'Takdang petsa'
}
