import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, type BorrowerFixture, shareBrowser, test } from './harness.ts'

shareBrowser()

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const send = (page: Page) => page.getByRole('button', { name: 'Send my request' })

/** As far as the last question, with an answer to each. */
async function answerAll({ page, open }: BorrowerFixture): Promise<void> {
  await open('arrangement')
  await page.getByRole('radio').first().check({ force: true })
  await next(page).click()
  await page.locator('[name=canPay]').fill('1000')
  await next(page).click()
  await page.getByLabel('Day', { exact: true }).fill('1')
  await page.getByLabel('Month').fill('12')
  await page.getByLabel('Year').fill('2099')
}

describe('the questions of a plan', () => {
  test('are not sent by the second of two quick taps', async ({ borrower }) => {
    const { page, calls, context } = borrower
    const requests = () => calls('/v3/loan-arrangement/request')
    await answerAll(borrower)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Back', exact: true }).last().click()
    await page.getByText('Question 2 of 3').waitFor()
    await page.evaluate(() => Promise.all(document.getAnimations().map(each => each.finished)))
    const { x = 0, y = 0, width = 0, height = 0 } = (await next(page).boundingBox()) ?? {}
    const place = [x + width / 2, y + height / 2] as const
    // However slow this machine is, the second tap is a quick one.
    const browser = await context.newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
    await page.mouse.click(...place)
    await page.getByText('Question 3 of 3').waitFor()
    await page.mouse.click(...place)
    const under = await page.evaluate(at => document.elementFromPoint(...at)?.className, [
      ...place
    ] as [number, number])
    expect(under).toBe('action-bar')
    expect(requests()).toEqual([])
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await browser.detach()
  })

  test('are sent with what the app has refreshed while a later one was open', async ({
    borrower
  }) => {
    const { page, calls } = borrower
    await answerAll(borrower)
    await page.evaluate('refreshCommonParams("adId=newest")')
    await page.goBack()
    await page.getByText('Question 2 of 3').waitFor()
    await next(page).click()
    await send(page).click()
    await page.getByRole('heading', { name: 'We have your request' }).waitFor()
    const [request] = calls('/v3/loan-arrangement/request')
    expect(request?.query.adId).toBe('newest')
  })
})
