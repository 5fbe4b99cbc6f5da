import type { loanChangeMessages as english } from '../en/loan-changes.ts'

export const loanChangeMessages: typeof english = {
  changed: 'May update sa loan ninyo',
  unchanged: 'Wala pang pagbabago sa loan ninyo',
  unchangedText:
    'Maitatala rito ang bayad {time}. Huwag po munang magbayad ulit habang naghihintay.',
  change: 'Dati {before}, ngayon {after}',
  amount: 'Babayaran'
}
