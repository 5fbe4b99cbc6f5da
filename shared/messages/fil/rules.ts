import type { ruleMessages as english } from '../en/rules.ts'

export const ruleMessages: typeof english = {
  term: '{from} hanggang {to} araw',
  decided: 'sa loob ng {decided}',
  credited: '{from} hanggang {to} araw pagkatapos ninyong pumayag',
  creditedSentence: 'Papasok ang pera {from} hanggang {to} araw pagkatapos ninyong pumayag.',
  penalty: '{new}, {repeat} sa dati nang kliyente',
  lateFrom: 'Mula araw {from}',
  lateDays: 'Araw {from} hanggang {to}',
  lateRate: '{percent}% ng hindi pa bayad kada araw',
  applicant: {
    ph: 'Dapat Filipino at 18 taong gulang pataas ang nag‑a‑apply.',
    in: 'Dapat mamamayan ng India at 18 taong gulang pataas ang nag‑a‑apply.'
  }
}
