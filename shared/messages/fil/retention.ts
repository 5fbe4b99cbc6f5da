import type { retentionMessages as english } from '../en/retention.ts'

export const retentionMessages: typeof english = {
  why: 'Bakit',
  loan: {
    what: 'Ang mga loan ninyo: sino kayo, ano ang hiniram at ano ang binayaran',
    why: 'Batas laban sa money laundering: {law}',
    until: '{time} mula nang mabayaran ang loan'
  },
  complaint: {
    what: 'Ang mga reklamo ninyo at ang mga sagot namin',
    why: 'Para matingnan ng regulator o korte',
    until: '{time} mula sa sagot namin'
  },
  application: {
    what: 'Application na hindi naging loan',
    why: 'Para maipaliwanag ang desisyon namin, at mapansin ang panloloko',
    until: '{time} mula nang mag‑apply kayo'
  },
  visit: {
    what: 'Mga pagbisita sa mga page namin',
    why: 'Para makita ang mga problema at maling paggamit',
    until: '{time} mula sa pagbisita'
  },
  year: '1 taon',
  years: '{count} taon',
  month: '1 buwan'
}
