import { describe, expect, test } from 'vitest'
import {
  complaintSource,
  dataRights,
  withdrawalSource
} from '../../../shared/content/data-rights.ts'

const act = 'Republic Act No. 10173, section'
const rules = 'Implementing Rules of Republic Act No. 10173, section'
const dpdp = 'Digital Personal Data Protection Act, 2023, section'

/** Each right with where the law has it: the act's 16 and 18 with the rules' 34 and 36 (of 24 August 2016), the Indian act's 11, 12 and 14. */
const laws = {
  ph: {
    see: `${act} 16(c); ${rules} 34(c)`,
    correct: `${act} 16(d); ${rules} 34(d)`,
    take: `${act} 18; ${rules} 36`,
    object: `${rules} 34(b)`,
    delete: `${act} 16(e); ${rules} 34(e)`
  },
  in: {
    see: `${dpdp} 11`,
    correct: `${dpdp} 12`,
    delete: `${dpdp}s 12(3) and 8(7)`,
    nominate: `${dpdp} 14`
  }
} as const

describe.each(['ph', 'in'] as const)('the rights of %s', market => {
  test('stand each with act and section, and none is left out or made up', () => {
    const stated = dataRights[market].map(({ kind, source }) => [kind, source])
    expect(Object.fromEntries(stated)).toEqual(laws[market])
  })
})

test('taking back a consent and complaining to the authority have a source, too', () => {
  expect(withdrawalSource).toEqual({
    ph: 'NPC Circular No. 2023-04 (Guidelines on Consent)',
    in: `${dpdp} 6(4)`
  })
  expect(complaintSource.ph).toMatch(/section 7\(b\)/)
  expect(complaintSource.in).toMatch(/section 13; .*rule 14\(3\)$/)
})
