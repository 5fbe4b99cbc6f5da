import type { ruleMessages as english } from '../en/rules.ts'

export const ruleMessages: typeof english = {
  term: '{from} hangtod {to} ka adlaw',
  decided: 'sulod sa {decided}',
  credited: '{from} hangtod {to} ka adlaw human ka mouyon',
  creditedSentence: 'Mosulod ang kwarta {from} hangtod {to} ka adlaw human ka mouyon.',
  penalty: '{new}, {repeat} sa daan nga kliyente',
  lateFrom: 'Sugod sa adlaw {from}',
  lateDays: 'Adlaw {from} hangtod {to}',
  lateRate: '{percent}% sa wala pa mabayri kada adlaw',
  applicant: {
    ph: 'Kinahanglan Filipino ug 18 anyos pataas ang mo‑apply.',
    in: 'Kinahanglan lungsoranon sa India ug 18 anyos pataas ang mo‑apply.'
  }
}
