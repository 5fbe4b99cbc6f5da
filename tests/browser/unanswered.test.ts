import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import {
  accessibilityViolations,
  type BorrowerFixture,
  shareBrowser,
  smallPhone,
  test
} from './harness.ts'

shareBrowser()

interface SentCase {
  /** The page that sends it, and the one that opens next. */
  from: string
  next: string
  path: string
  send: (page: Page) => Promise<void>
  message: string
}

const tap = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

const sent: SentCase[] = [
  {
    from: 'repay-due',
    next: 'order-due',
    path: '/v3/loan-details/generate-vcode',
    send: page => tap(page, 'Payment'),
    message: 'No payment was made.'
  },
  {
    from: 'confirm',
    next: 'confirm',
    path: '/v3/loan-confirm/loan-detail-push',
    send: page => tap(page, 'Loan'),
    message: 'It may have been accepted.'
  },
  {
    from: 'complaint-next-payment',
    next: 'complaint',
    path: '/v3/user-problem/problem-save',
    send: async page => {
      await page.locator('[name=text]').fill('I paid on Monday.')
      await tap(page, 'Send')
    },
    message: 'Look in My complaints before you send it again.'
  },
  {
    from: 'legacy',
    next: 'legacy',
    path: '/repayment/repayment-commit',
    send: async page => {
      await page.locator('.option_radio').first().click()
      await tap(page, '立即还款')
    },
    message: '再次付款前，请先查看剩余应还金额。'
  }
]

/** Sends what the server does and never answers, and is killed. */
async function sendAndDie(
  borrower: BorrowerFixture,
  { from, path, send }: SentCase
): Promise<void> {
  const { page, open, calls } = borrower
  await open(from, { fault: 'hang', faultOn: path.split('/').at(-1) ?? '' })
  await send(page)
  await expect.poll(() => calls(path).length).toBe(1)
  await page.close()
}

async function openNext({ context, session }: BorrowerFixture, scenario: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(scenarioUrl(scenario, { sessionId: session }))
  return page
}

describe('after a page was killed before its answer', () => {
  test.for(sent)('what $from has sent is said on $next', async (write, { borrower }) => {
    await sendAndDie(borrower, write)
    const page = await openNext(borrower, write.next)
    await page.setViewportSize(smallPhone)
    await page.getByText(write.message).waitFor()

    expect(await accessibilityViolations(page)).toEqual([])
    expect(borrower.calls(write.path)).toHaveLength(1)
  })

  test('only the borrower sends it again, under the same id, and the message goes', async ({
    borrower
  }) => {
    const [link] = sent
    if (!link) return
    await sendAndDie(borrower, link)
    const page = await openNext(borrower, link.from)
    await page.getByText(link.message).waitFor()
    await link.send(page)
    // The server has heard of it: once the page knows, it asks first.
    const again = page.getByRole('button', { name: /^Pay (again|now)$/ })
    const count = async () => {
      if (await again.isVisible().catch(() => false)) await again.click().catch(() => {})
      return borrower.calls(link.path).length
    }
    await expect.poll(count).toBe(2)
    const [first, second] = borrower.calls(link.path).map(({ query }) => query.requestId)
    expect(second).toBe(first)
    await page.waitForURL(/sandbox\/pay/)
    expect(await page.evaluate(() => localStorage.getItem('loan:unanswered'))).toMatch(
      /"data":\[\]/
    )
  })

  test('a message that the borrower has read does not come back', async ({ borrower }) => {
    const [link] = sent
    if (!link) return
    await sendAndDie(borrower, link)
    const page = await openNext(borrower, link.next)
    await tap(page, 'I understand')
    await expect.poll(() => page.getByText(link.message).count()).toBe(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(link.message).count()).toBe(0)
  })
})
