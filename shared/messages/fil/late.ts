import type { lateMessages as english } from '../en/late.ts'

export const lateMessages: typeof english = {
  amounts: '{new} sa bagong kliyente at {repeat} sa dati nang kliyente',
  charge: 'May penal charge nang isang beses sa bawat bayad na late: {amounts}.',
  noInterest:
    'Singil ito at hindi interes: hindi ito idinaragdag sa halagang pinapatungan ng interes, at walang interes dito.',
  penalty: 'May late penalty nang isang beses: {amounts}.',
  interest: 'May interes sa bawat araw na late:',
  free: 'Walang penalty at walang interes sa bayad na late.',
  fromDay: '{percent}% ng hindi pa bayad kada araw, mula araw {from}.',
  days: '{percent}% ng hindi pa bayad kada araw, araw {from} hanggang {to}.',
  cap: 'May limit ang batas: ang penalty ay hanggang {percent} kada buwan ng halagang lampas na sa due date, at ang lahat ng gastos ay hindi lalampas sa hiniram ninyo. Sakop nito ang loan na hanggang {amount} at {months} buwan ({source}).'
}
