import type { faultMessages as english } from '../en/faults.ts'

export const faultMessages: typeof english = {
  network: 'Hindi po namin maabot ang aming serbisyo. Tingnan ang koneksyon at subukan ulit.',
  timeout: 'Masyadong matagal sumagot ang aming serbisyo. Subukan po ulit mamaya-maya.',
  http: 'Hindi available ang aming serbisyo ngayon. Subukan po ulit mamaya-maya.',
  malformed: 'Hindi po namin nabasa ang sagot ng aming serbisyo. Subukan ulit mamaya-maya.',
  session: 'Tapos na ang session ninyo. Mag-log in po ulit.',
  busy: 'Ginagawa na po ito, dito o sa ibang tab. Sandali lang po.',
  unknown: 'Nagkaroon po ng problema. Pakisubukan ulit.'
}
