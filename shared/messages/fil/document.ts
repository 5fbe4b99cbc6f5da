import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  print: 'I‑print',
  qr: 'QR code para suriin ang dokumentong ito',
  check:
    'Para masuri ang dokumentong ito, kayo mismo ang mag‑type ng {site}, at doon i‑scan ang code na ito. Puwedeng peke ang page na kusang bumubukas.',
  picture: 'Litrato',
  numbered: 'Litrato {number}',
  missing: 'Wala sa file na ito ang litrato {number}: hindi ito na‑load.',
  holder: 'Borrower',
  contract: 'Kontrata',
  madeOn: 'Ginawa noong',
  page: 'Page {number} ng {count}'
}
