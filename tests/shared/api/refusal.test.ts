import { expect, test } from 'vitest'
import { failure } from '../../../shared/api/answer.ts'
import { busyCode, crowdedCode, refusalOrLoss, sessionCode } from '../../../shared/api/result.ts'

const lost = 'We do not know if it went through.'

test.each([
  ['4302', { kind: 'refused', text: 'Why' }],
  [crowdedCode, { kind: 'onHold', text: 'Why' }],
  [busyCode, { kind: 'onHold', text: 'Why' }],
  [sessionCode, undefined],
  ['network', { kind: 'lost', text: lost }],
  ['http-429', { kind: 'lost', text: lost }]
])('a page says of an answer with the code %s: %o', (code, refusal) => {
  expect(refusalOrLoss(failure(code, 'Why'), lost)).toEqual(refusal)
})
