import { expect, test } from 'vitest'
import { orderPaths } from '../../shared/api/wire.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { inLanguage } from './in-language.ts'

const now = () => Date.parse('2026-11-22T02:00:00Z')
const body = { productId: '301', orderId: '20410001' }
const details = (lang: string) =>
  ask(createSandbox({ now }), 'due-rollover', orderPaths.loanDetails, { query: { lang }, body })

test('the sandbox answers in the language that it is asked in, figures as they are', async () => {
  const { data } = await details('fil')
  expect(data.noticeStatusText).toBe('Due ang bayad sa loob ng 3 araw')
  expect(data.noticeDesText).toBe('Magbayad po hanggang 2026-11-25 para walang penalty.')
  const texts = data.userOrderDetail.detail.map(({ text }: { text: string }) => text)
  expect(texts).toContain('Halagang babayaran')
})

test.each(['en', 'xx', '../', 'constructor'])('asked in %s it answers in English', async lang => {
  expect((await details(lang)).data.noticeStatusText).toBe('Payment due in 3 days')
})

test('what it cannot say in a language stays as it is', () => {
  expect(inLanguage({ text: 'Sample Peso' }, '/any', 'hi')).toEqual({ text: 'Sample Peso' })
})
