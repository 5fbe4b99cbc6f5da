import type { retentionMessages as english } from '../en/retention.ts'

export const retentionMessages: typeof english = {
  why: 'Ngano',
  loan: {
    what: 'Imong mga loan: kinsa ka, unsay imong gihulam, unsay imong gibayad',
    why: 'Balaod batok sa money laundering: {law}',
    until: '{time} human mabayri ang loan'
  },
  complaint: {
    what: 'Imong mga reklamo ug among mga tubag',
    why: 'Aron matan-aw sa regulator o korte',
    until: '{time} human sa among tubag'
  },
  application: {
    what: 'Application nga wala mahimong loan',
    why: 'Aron ikapatin-aw ang among desisyon, ug makita ang panglimbong',
    until: '{time} human ka mo‑apply'
  },
  visit: {
    what: 'Mga pagbisita sa among mga page',
    why: 'Aron makita ang mga problema ug sayop nga paggamit',
    until: '{time} human sa pagbisita'
  },
  year: '1 ka tuig',
  years: '{count} ka tuig',
  month: '1 ka bulan'
}
