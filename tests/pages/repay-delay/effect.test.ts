import { expect, test } from 'vitest'
import { extensionMessages as messages } from '#messages/extension.ts'
import { effectOf, effectTitle } from '../../../pages/repay-delay/effect.ts'
import type { Repayment } from '../../../shared/api/repayment.ts'
import { moneyText } from '../../../shared/context/money-text.ts'

const entry = (time: string, amount: string) => ({ remark: '', title: '', time, amount })

const effect = (repayment: Repayment) =>
  effectOf(repayment, (minor, texts) => moneyText(minor, '', texts))

function extension(plan: Repayment['plan'], nextDate = '2027-03-08'): Repayment {
  return { delay: { title: '', amount: '₱455.00', nextDate }, plan } as unknown as Repayment
}

test('the amounts of now and of the next date come from the server as they are', () => {
  const plan = [entry('2026-12-04', '₱455.00'), entry('2027-03-08', '₱5,455.00')]
  expect(effect(extension(plan))).toEqual({
    now: '₱455.00',
    nextDate: '2027-03-08',
    owed: '₱5,455.00',
    inAll: '₱5,910.00'
  })
})

test.each([
  ['₱5,455.00', 'Extending costs ₱455.00 more'],
  ['₱5,910.00', 'What happens if you extend'],
  ['₱6,000.00', 'What happens if you extend'],
  [undefined, 'What happens if you extend']
])('beside paying %s, the title of extending is: %s', (all, title) => {
  const effect = { now: '₱455.00', owed: '₱5,455.00', nextDate: '2027-03-08', inAll: '₱5,910.00' }
  const write = (minor: number, texts: readonly string[]) => moneyText(minor, '', texts)
  expect(effectTitle(all, effect, write)).toBe(title)
  for (const part of ['now', 'owed', 'nextDate', 'inAll']) {
    expect(effectTitle('₱5,455.00', { ...effect, [part]: '' }, write)).toBe(messages.effect)
  }
})

test.each([
  ['an amount that is none', [entry('2026-12-04', '₱455.00'), entry('2027-03-08', 'the rest')]],
  ['no entry of what is paid now', [entry('2027-03-08', '₱5,455.00')]]
])('nothing is added up of a plan with %s', (_, plan) => {
  expect(effect(extension(plan)).inAll).toBe('')
})

test('two amounts on the next date are not added up', () => {
  const plan = [entry('2027-03-08', '₱5,000.00'), entry('2027-03-08', '₱455.00')]
  expect(effect(extension(plan)).owed).toBe('')
})

test('an entry without a date does not match a missing date', () => {
  expect(effect(extension([entry('', '₱5,455.00')], '')).owed).toBe('')
})

test('the page claims nothing when the server says nothing', () => {
  const nothing = { plan: [] } as unknown as Repayment
  expect(effect(nothing)).toEqual({ now: '', nextDate: '', owed: '', inAll: '' })
})
