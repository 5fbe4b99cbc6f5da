import { describe, expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'
import { holdRequests, holdScripts } from './hold-requests.ts'

shareBrowser()

const list = '/v3/user-privacy/list'
const request = '/v3/user-privacy/request'

describe('before React comes', () => {
  for (const isAnswered of [true, false]) {
    test(`words are typed that stay, with the focus, where the answer is there: ${isAnswered}`, async ({
      borrower
    }) => {
      const { page, open } = borrower
      const letGo = await holdScripts(borrower)
      const answer = isAnswered ? undefined : await holdRequests(borrower, `**${list}*`)
      const response = isAnswered && page.waitForResponse(`**${list}*`)
      open('my-data').catch(() => {})
      await page.locator('summary', { hasText: 'Correct my data' }).click()
      await response
      const area = page.locator('textarea[name=correct]')
      await area.fill('My birthday is 3 February')
      letGo()
      await page.waitForSelector('[data-ready]', { state: 'attached' })
      answer?.()
      await page.getByText('Offers by text message').waitFor()
      await page.getByText('25/1000').waitFor()
      expect(await area.isVisible()).toBe(true)
      expect(await area.inputValue()).toBe('My birthday is 3 February')
      expect(await area.evaluate(each => each === document.activeElement)).toBe(true)
    })
  }

  test('a request is asked for, which goes out once', async ({ borrower }) => {
    const { page, open, calls } = borrower
    const letGo = await holdScripts(borrower)
    open('my-data').catch(() => {})
    await page.locator('summary', { hasText: 'See my data' }).click()
    await page.getByRole('button', { name: 'Ask to see it' }).click()
    letGo()
    await page.getByText(/We have your request: number/).waitFor()
    expect(calls(request).map(({ body }) => body.kind)).toEqual(['see'])
  })

  test('a fold is opened, which stays open and has the focus', async ({ borrower }) => {
    const { page, open } = borrower
    const letGo = await holdScripts(borrower)
    open('customer-service').catch(() => {})
    await page.getByText('care@sample-peso.example').first().waitFor()
    const fold = page.locator('#root details').first()
    const summary = fold.locator('summary')
    await summary.click()
    const early = await summary.elementHandle()
    letGo()
    await page.waitForSelector('[data-ready]', { state: 'attached' })
    expect(await early?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    expect(await fold.evaluate(each => 'open' in each && each.open)).toBe(true)
    expect(await summary.evaluate(each => each === document.activeElement)).toBe(true)
  })
})
