import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/complaint-list/early-values.ts'

const tabs = [
  { title: 'All', list: [{ content: 'x'.repeat(200) }] },
  { title: 'Answered', list: [] }
]

const valuesAt = (search: string, shown = tabs) =>
  earlyValues({ data: { tabs: shown } }, new URLSearchParams(search))

test('the first tab shows early, and the titles of the others', () => {
  expect(valuesAt('?sessionId=s')).toEqual({ data: { first: tabs[0], others: [tabs[1]] } })
})

test('nothing shows early where the address chooses a tab, or a complaint is cut', () => {
  expect(valuesAt('?tab=1')).toEqual({})
  const long = { title: 'All', list: [{ content: 'x'.repeat(201) }] }
  expect(valuesAt('', [long])).toEqual({})
})
