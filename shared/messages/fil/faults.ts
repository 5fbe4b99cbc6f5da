import type { faultMessages as english } from '../en/faults.ts'

export const faultMessages: typeof english = {
  network: 'Hindi po kami maka‑connect ngayon. Tingnan ang koneksyon at subukan ulit.',
  timeout: 'Matagal po mag‑load ang system namin. Subukan ulit mamaya-maya.',
  http: 'Hindi available ang system namin ngayon. Subukan po ulit mamaya-maya.',
  malformed: 'Nagkaproblema po ang system namin. Subukan ulit mamaya-maya.',
  session: 'Tapos na ang session ninyo. Mag‑log in po ulit.',
  busy: 'Ginagawa na po ito, dito o sa ibang tab. Sandali lang po.',
  unknown: 'Nagkaroon po ng problema. Pakisubukan ulit.'
}
