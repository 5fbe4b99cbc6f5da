import type { RequestKind } from '../api/privacy.ts'
import type { Market } from '../config/brand-settings.ts'

export interface DataRight {
  kind: RequestKind
  /** Act or rule with its section, by the name that a lawyer looks it up by. */
  source: string
}

const act = 'Republic Act No. 10173'
const rules = 'Implementing Rules of Republic Act No. 10173'
const dpdp = 'Digital Personal Data Protection Act, 2023'

// Taking data along and objecting are no rights of India's law, nominating none of the Philippines'.
// To object stands in the rules alone. Withdrawing a consent is asked beside the consent.
/** The rights of each market's law that are asked for here, in the order they are shown. */
export const dataRights: Record<Market, readonly DataRight[]> = {
  ph: [
    { kind: 'see', source: `${act}, section 16(c); ${rules}, section 34(c)` },
    { kind: 'correct', source: `${act}, section 16(d); ${rules}, section 34(d)` },
    { kind: 'take', source: `${act}, section 18; ${rules}, section 36` },
    { kind: 'object', source: `${rules}, section 34(b)` },
    { kind: 'delete', source: `${act}, section 16(e); ${rules}, section 34(e)` }
  ],
  in: [
    { kind: 'see', source: `${dpdp}, section 11` },
    { kind: 'correct', source: `${dpdp}, section 12` },
    { kind: 'delete', source: `${dpdp}, sections 12(3) and 8(7)` },
    { kind: 'nominate', source: `${dpdp}, section 14` }
  ]
}

/** The section of law by which a request without a good answer goes to the authority. */
export const complaintSource: Record<Market, string> = {
  ph: `${act}, section 7(b); NPC Circular No. 2021-01`,
  in: `${dpdp}, section 13; Digital Personal Data Protection Rules, 2025, rule 14(3)`
}

export const withdrawalSource: Record<Market, string> = {
  ph: 'NPC Circular No. 2023-04 (Guidelines on Consent)',
  in: `${dpdp}, section 6(4)`
}

/** Whether the sections named here bind lenders already: India's do from May 2027. */
export const isInForce: Record<Market, boolean> = { ph: true, in: false }
