import type { faultMessages as english } from '../en/faults.ts'

export const faultMessages: typeof english = {
  network: 'Hindi po namin maabot ang aming serbisyo. Tingnan ang koneksyon at subukan ulit.',
  timeout: 'Masyadong matagal ang aming serbisyo. Subukan po ulit mamaya nang kaunti.',
  http: 'Hindi available ang aming serbisyo ngayon. Subukan po ulit mamaya nang kaunti.',
  malformed: 'Hindi po namin nabasa ang sagot ng aming serbisyo. Subukan ulit mamaya nang kaunti.',
  session: 'Tapos na ang session ninyo. Mag-log in po ulit.',
  busy: 'Ginagawa na po ito, dito o sa ibang tab. Maghintay po sandali.',
  unknown: 'Nagkaroon po ng problema. Pakisubukan ulit.'
}
