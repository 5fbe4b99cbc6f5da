import { expect, test } from 'vitest'
import { offerCall } from '../../shared/api/confirmation.ts'
import { orderCall } from '../../shared/api/order.ts'
import { extensionDetail, repaymentDetail } from '../../shared/api/repayment.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { inLanguage } from './in-language.ts'

const now = () => Date.parse('2026-11-22T02:00:00Z')
const body = { productId: '301', orderId: '20410001' }
const details = (lang: string) =>
  ask(createSandbox({ now }), 'due-rollover', orderCall.path, { query: { lang }, body })

test('the sandbox answers in the language of the request, and leaves figures as they are', async () => {
  const { data } = await details('fil')
  expect(data.noticeStatusText).toBe('Due sa loob ng 3 araw')
  expect(data.noticeDesText).toBe(
    'Magkakaroon po ng penalty simula sa araw pagkatapos ng due date.'
  )
  const row = { text: 'Halagang babayaran', value: '₱5.455,00' }
  expect(data.userOrderDetail.detail).toContainEqual(row)
})

test.each(['en', 'xx', '../', 'constructor'])('asked in %s it answers in English', async lang => {
  expect((await details(lang)).data.noticeStatusText).toBe('Payment due in 3 days')
})

test('a text without a translation stays in English', () => {
  expect(inLanguage({ text: 'Sample Peso' }, 'hi')).toEqual({ text: 'Sample Peso' })
})

const phrases = import.meta.glob<Record<string, string>>('./phrases/*/*.ts', {
  eager: true,
  import: 'phrases'
})

/** The English that a language has a phrase for. */
function spoken(language: string): string[] {
  const files = Object.entries(phrases).filter(([file]) => file.includes(`/${language}/`))
  return files.flatMap(([, some]) => Object.keys(some)).sort()
}

test('each language translates the same texts, with as many values', () => {
  for (const language of ['ceb', 'hi']) expect(spoken(language)).toEqual(spoken('fil'))
  const lost = Object.values(phrases)
    .flatMap(some => Object.entries(some))
    .filter(([english, text]) => english.split('#').length !== text.split('#').length)
  expect(lost).toEqual([])
})

/** The texts of an answer, names of the wire and of what is lent left out. */
function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (Array.isArray(data)) return data.flatMap(textsOf)
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : []
}

/** Texts that stay as they are: names, addresses, codes and the words of the wire. */
const asItIs =
  /^$|^[A-Z]\*+( [A-Z]\*+)*$|^(https?:|loanapp:|\/)|^[\d\W_]*$|^[\w-]*$|Sample|Demo|Model|Harbor|Kite|Leaf|Sunrise|Agreement|Disclosure|Consent/

test.each([
  ['due', orderCall.path],
  ['due', repaymentDetail.path],
  ['due-rollover', extensionDetail.path],
  ['not-approved', orderCall.path],
  ['confirm', offerCall.path]
])('a demo is in the language to the last row: %s at %s', async (borrower, path) => {
  const own = path === offerCall.path ? { productId: '301' } : body
  const answers = await Promise.all(
    ['en', 'fil', 'ceb', 'hi'].map(lang =>
      ask(createSandbox({ now }), borrower, path, { query: { lang }, body: own })
    )
  )
  const [english = [], ...others] = answers.map(({ data }) => textsOf(data))
  expect(english.length).toBeGreaterThan(9)
  const isLeft = (text: string) => english.includes(text) && !asItIs.test(text)
  const left = others.flat().filter(isLeft)
  const isTheSame = (text: string) => Object.values(phrases).some(some => some[text] === text)
  expect(left.filter(text => !isTheSame(text))).toEqual([])
})
