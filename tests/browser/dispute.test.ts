import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

describe('a complaint as a conversation', () => {
  test('is answered, replied to, closed and reopened, seen without reloading', {
    timeout: 60_000
  }, async ({ borrower }) => {
    const { page, context, open } = borrower
    await open('complaint-detail-waiting')
    const talk = page.getByRole('log', { name: 'Conversation' })
    await talk.getByText('The app closes when I open my loan.').waitFor()
    await page.getByText(/^We will answer by \d+\s\w{3}\s\d{4}, 17:00\.$/).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    const desk = await context.newPage()
    await desk.goto(`/muscular/sandbox/desk?sessionId=${borrower.session}`)
    const clerk = desk.locator('section', { hasText: 'C1004' })
    await clerk.getByLabel('Answer to C1004').fill('Which phone do you use?')
    await clerk.getByRole('button', { name: 'answer', exact: true }).click()
    await page.bringToFront()
    await talk.getByText('Which phone do you use?').waitFor()
    await page.getByText('We have answered.').waitFor()

    await page.getByRole('button', { name: 'Reply' }).click()
    await page.getByRole('button', { name: 'Reply' }).click()
    await page.getByText('Please write something first').waitFor()
    await page.getByLabel('Your message').fill('An old one.')
    await page.getByRole('button', { name: 'Reply' }).click()
    await talk.getByText('An old one.').waitFor()

    await clerk.getByLabel('Answer to C1004').fill('Please update the app.')
    await clerk.getByRole('button', { name: 'answer and close' }).click()
    await page.bringToFront()
    await page.getByText('This complaint is closed.').waitFor({ timeout: 30_000 })
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
    if (await cancel.isVisible()) await cancel.click()
    await page.getByRole('button', { name: 'Reopen this complaint' }).click()
    await page.getByLabel('What is not solved?').fill('It still closes.')
    await page.getByRole('button', { name: 'Reopen this complaint' }).click()
    await talk.getByText('It still closes.').waitFor()
    await page.getByRole('button', { name: 'Reply' }).waitFor()
  })

  test('keeps its dates over a weekend and a holiday, by the server’s clock', async ({
    borrower
  }) => {
    const { page, context, open } = borrower
    let now = '2026-11-27T10:05:00+08:00'
    await page.route('**/problem-detail?*', async route => {
      const response = await route.fetch()
      const headers = { ...response.headers(), date: new Date(now).toUTCString() }
      await route.fulfill({ response, headers })
    })
    await open('complaint-detail-waiting')
    const desk = await context.newPage()
    await desk.goto(`/muscular/sandbox/desk?sessionId=${borrower.session}`)
    const clerk = desk.locator('section', { hasText: 'C1004' })
    // A Friday; Monday is Bonifacio Day.
    await clerk.getByLabel('Sent').fill('2026-11-27T10:00')
    await clerk.getByRole('button', { name: 'was sent then' }).click()
    // Chromium forgets to close a tab that has just begun to show another page.
    await desk.waitForLoadState()
    await desk.close()

    const office = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const look = async (time: string) => {
      now = time
      await page.reload()
      await page.getByRole('log').waitFor()
    }
    await look('2026-12-03T16:59:00+08:00')
    await page.getByText('We will answer by 3 Dec 2026, 17:00.').waitFor()
    await office('Grievance Officer').getByText('From 7 Dec 2026').waitFor()
    await look('2026-12-03T17:01:00+08:00')
    await page.getByText('We promised an answer by 3 Dec 2026, 17:00, and it is late.').waitFor()
    await look('2026-12-06T23:59:00+08:00')
    await office('Grievance Officer').getByText('From 7 Dec 2026').waitFor()
    await look('2026-12-07T00:01:00+08:00')
    await office('Grievance Officer').getByText('You can go there now').waitFor()
    // The Immaculate Conception, 8 December, is a holiday.
    await office('(SEC)').getByText('From 15 Dec 2026').waitFor()
    await office('(NPC)').getByText('From 12 Dec 2026').waitFor()
    await look('2026-12-15T00:01:00+08:00')
    await office('(SEC)').getByText('You can go there now').waitFor()
  })

  test('makes the document and the letter for the next office', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-detail-rated')
    await page.getByText('You can go there now').first().waitFor()
    await page.getByText('Grievance Officer', { exact: true }).click()
    await page.getByRole('button', { name: 'Write to Grievance Officer' }).waitFor()
    await page.getByText('Text for an e-mail or an online form').click()
    await page.getByText('I am a borrower of Sample Peso Lending Inc.').waitFor()
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
    await page.getByRole('button', { name: 'Create the document' }).click()
    const paper = page.getByRole('dialog', { name: /^Complaint / })
    await paper.getByRole('heading', { name: 'Complaint C1001' }).waitFor()
    await paper.getByText('I do not understand the processing fee.').first().waitFor()
    await paper.getByRole('heading', { name: 'Loan 20410001' }).waitFor()
    expect(await paper.getByRole('heading', { name: /^Loan / }).count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

describe('an order in dispute', () => {
  test('says so, does not press for payment, and leads to the complaint', async ({ borrower }) => {
    const { page, open } = borrower
    await open('order-dispute')
    await page.getByText('You have told us that a payment or charge is wrong.').waitFor()
    expect(await page.locator('.is-late').count()).toBe(0)
    expect(await page.locator('.button.is-primary').count()).toBe(0)
    await page.getByRole('button', { name: 'Repayment' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'See your complaint' }).click()
    await page.getByRole('log').getByText('I paid ₱5.455,00 on Monday.').waitFor()
    await page.getByText('88123456701').waitFor()
    await page.getByText('What you need there').click()
    await page.getByRole('button', { name: 'Create the document' }).click()
    const paper = page.getByRole('dialog', { name: /^Complaint / })
    await paper.getByRole('heading', { name: 'Loan 20410001' }).waitFor()
    expect(await paper.getByRole('heading', { name: /^Loan / }).count()).toBe(1)
  })
})

describe('a payment that is not shown', () => {
  test('is asked for what a clerk needs, kept, and read at the desk', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('complaint-next-payment')
    await page.getByRole('radio', { name: 'Another day' }).check()
    await page.getByLabel('Day', { exact: true }).fill('20')
    await page.getByLabel('Month').fill('11')
    await page.getByLabel('Year').fill('2026')
    await page.getByLabel('How much?').fill('5,455.00')
    await page.getByLabel('Where or how?').fill('GCash')
    await page.getByLabel('Reference number').fill('12345O78')
    await page.getByText('There is a letter among the digits.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.waitForTimeout(400)
    await page.reload()
    await page.getByText('Draft restored').waitFor()
    expect(await page.getByLabel('Reference number').inputValue()).toBe('12345O78')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/complaint\.html/)
    expect(calls('/v3/user-problem/problem-save')[0]?.body).toMatchObject({
      paidAt: '2026-11-20',
      paidAmount: '545500',
      paidBy: 'GCash',
      paidReference: '12345O78'
    })
  })
})
