import * as v from 'valibot'
import { expect, test } from 'vitest'
import { arrangementCall } from '../../../shared/api/arrangement.ts'

const read = (answer: object) => v.safeParse(arrangementCall.data, answer)

test.each([
  ['agreed', 'agreed'],
  ['paused', 'asked']
])('a plan that is %s counts as %s', (state, counted) => {
  expect(read({ state }).output).toMatchObject({ state: counted })
})

test.each([{}, { state: null }, { state: 3 }])('no plan is read from %o', answer => {
  expect(read(answer).success).toBe(false)
})
