import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, tapBeside, test } from './harness.ts'
import { holdRequests } from './hold-requests.ts'

shareBrowser()

const details = '/v3/loan-details/loan-details'

describe('order page', () => {
  test('shows what is owed and what to do', async ({ borrower: { page, open, calls } }) => {
    await open('order-due-rollover')
    await page.getByText('Payment due in 3 days').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Order Details')
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Rollover Repayment' }).waitFor()
    // The early request was taken over, not repeated.
    expect(calls(details)).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('shows its frame and skeleton before the answer', async ({ borrower: { page, open } }) => {
    const answer = await holdRequests({ page }, /loan-details\/loan-details/)
    await open('order-due')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Order Details')
    expect(await page.locator('.skeleton').count()).toBeGreaterThan(0)
    expect(await accessibilityViolations(page)).toEqual([])
    answer()
    await page.getByText('Payment due today').waitFor()
  })

  test.for([
    ['order-running', ['Repayment'], ['REPAY', 'Rollover Repayment', 'Borrow Again']],
    ['order-due', ['Repayment'], ['REPAY', 'Rollover Repayment', 'Borrow Again']],
    ['order-overdue', ['Repayment'], ['Rollover Repayment', 'Borrow Again']],
    ['order-overdue-rollover', ['REPAY', 'Rollover Repayment'], ['Borrow Again']],
    ['order-settled', ['Borrow Again'], ['Repayment', 'REPAY', 'Rollover Repayment']],
    ['order-not-approved', ['Apply Demo Cash Line'], ['Repayment', 'REPAY', 'Borrow Again']],
    ['order-review', ['Click to view more products'], ['Repayment', 'REPAY', 'Borrow Again']]
  ] as const)('has the buttons of %s', async ([scenario, present, absent], { borrower }) => {
    await borrower.open(scenario)
    for (const name of present) {
      await borrower.page.getByRole('button', { name, exact: true }).first().waitFor()
    }
    for (const name of absent) {
      expect(await borrower.page.getByRole('button', { name, exact: true }).count()).toBe(0)
    }
    expect(await accessibilityViolations(borrower.page)).toEqual([])
  })

  test.for([
    ['order-tips', 'Kind tips', 'Confirm'],
    ['order-bind-card', 'Please check your account', 'Close'],
    ['order-rate-us', 'How was your experience?', 'Cancel']
  ] as const)(
    'shows and closes the dialog of %s',
    async ([scenario, title, close], { borrower }) => {
      const { page, open } = borrower
      await open(scenario)
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: close, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
  )

  test('closes a dialog on Escape and by the native back', async ({ borrower: { page, open } }) => {
    await open('order-tips')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('dialog').waitFor()
    const back = () => (window as unknown as { onNativeBack: () => boolean }).onNativeBack()
    expect(await page.evaluate(back)).toBe(true)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(back)).toBe(false)
  })

  test('closes at a tap beside, but not at the second of two that opened it', async ({
    borrower: { page, open }
  }) => {
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this)
        const hit = [document.elementFromPoint(5, 5), document.elementFromPoint(180, 370)]
        document.documentElement.dataset.taken = `${hit.some(each => this.contains(each))}`
      }
    })
    await open('order-tips')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.taken)).toBe('false')
    await tapBeside(page)
    await dialog.waitFor({ state: 'detached' })
  })

  test('asks for a star before it sends a rating', async ({ borrower: { page, open, calls } }) => {
    await open('order-rate-us')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Silakan pilih').waitFor()
    expect(calls('/v3/loan-details/store-rating')).toEqual([])
    await page.getByRole('radio', { name: '2 of 5' }).check()
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
    const ratings = calls('/v3/loan-details/store-rating')
    expect(ratings.map(({ body }) => body)).toEqual([{ score: '5' }])
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('does not show the tips again after going to repay', async ({
    borrower: { page, open }
  }) => {
    await open('order-tips')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'REPAY', exact: true }).click()
    await page.waitForURL(/repay\.html/)
    await page.goBack()
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor()
    await page.waitForTimeout(300)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('follows the address that replaces it', async ({ borrower: { page, open } }) => {
    await open('order-redirected')
    await page.waitForURL(/sandbox\/elsewhere/)
    expect(new URL(page.url()).searchParams.get('deviceId')).toBe('d-7f3a91c2')
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })

  test('sends the withdrawal where the server says', async ({ borrower: { page, open } }) => {
    await open('order-withdraw')
    await page.getByRole('dialog').waitFor()
    // A tap beside it is no answer.
    await tapBeside(page)
    await page.getByRole('button', { name: 'Withdraw Now' }).click()
    await page.waitForURL(/elsewhere/)
  })

  test('notices a new status by itself', async ({ borrower: { page, open, calls } }) => {
    await page.clock.install()
    await open('order-polling')
    await page.getByText('Under review').waitFor()
    // The status stands there before React does, which sets the timer.
    const asksAgain = async () => {
      await page.clock.runFor(5100)
      return calls(details).length
    }
    await expect.poll(asksAgain).toBeGreaterThan(1)
    await page.clock.runFor(8000)
    await page.getByRole('button', { name: 'Repayment' }).waitFor()
  })

  test('pays on our own page where the link is a script', async ({ borrower: { page, open } }) => {
    await open('order-hostile-link')
    await page.getByRole('button', { name: 'REPAY', exact: true }).click()
    await page.waitForURL(/repay\.html/)
  })

  test('counts the tap on a product and opens where it leads', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('order-not-approved')
    await page.getByRole('button', { name: 'Apply Demo Cash Line' }).click()
    await page.waitForURL(/elsewhere/)
    expect(calls('/service/event/save')[0]?.body).toMatchObject({ moduleId: '31', positionId: '0' })
    expect(calls('/gopia/goya/define')).toHaveLength(1)
  })

  test('asks the app to borrow again', async ({ borrower: { page, open, calls } }) => {
    await page.addInitScript(() => {
      const messages: string[] = []
      Object.assign(window, {
        messages,
        loanApp: { postMessage: (message: string) => messages.push(message) }
      })
    })
    await open('order-settled')
    await page.getByRole('button', { name: 'Borrow Again' }).click()
    expect(await page.evaluate('messages')).toEqual([
      '{"action":"goToPage","payload":"loanapp://product/detail?productId=301"}'
    ])
    await expect.poll(() => calls('/service/event/save')).toHaveLength(1)
  })

  test('says what the server refuses, and tries again', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('order-unknown-order')
    const home = page.getByRole('button', { name: 'Back to the home screen' })
    expect(await home.getAttribute('class')).toContain('is-primary')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => calls(details).length).toBe(2)
  })

  test('leads a borrower home who came without a loan, and asks for nothing', async ({
    borrower
  }) => {
    const { page, open, calls } = borrower
    await open('order-no-query')
    await page.getByRole('button', { name: 'Back to the home screen' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expect(calls(details)).toEqual([])
  })

  test('keeps the way to another account in reach where the payout failed', async ({
    borrower
  }) => {
    const { page, open } = borrower
    await open('order-bind-card')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Go and bind the card' }).click()
    await page.waitForURL(/bind-bank\.html\?.*source=loanDetail/)
  })

  test('tries a lost answer twice again, then says so', async ({ borrower }) => {
    const { page, open, calls, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('order-due', { fault: 'http-502' })
    await page.getByText('We are not available right now').waitFor()
    expect(calls(details)).toHaveLength(3)
  })

  test('works without a click of the mouse', async ({ borrower: { page, open } }) => {
    await open('order-due-rollover')
    const repay = page.getByRole('button', { name: 'REPAY', exact: true })
    await repay.waitFor()
    for (
      let i = 0;
      i < 10 && !(await repay.evaluate(node => node === document.activeElement));
      i++
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/repay\.html/)
  })
})

describe('a session that has ended', () => {
  test.for(['order-due', 'repay-due', 'complaint-list', 'confirm', 'bind-bank', 'legacy'])(
    'is said on %s, with the way to log in',
    async (scenario, { borrower: { page, open, expectTrouble } }) => {
      expectTrouble(/401/)
      await page.addInitScript(() => {
        const posted: string[] = []
        Object.assign(window, { posted, loanApp: { postMessage: (m: string) => posted.push(m) } })
      })
      await open(scenario, { fault: 'http-401' })
      const login = page.getByRole('button', { name: /^(?:Log in|登录)$/ })
      await login.last().waitFor()
      expect(await login.count()).toBe(1)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await login.click()
      const posted = () => page.evaluate(() => String((window as never as { posted: [] }).posted))
      await expect.poll(posted).toContain('goLogin')
      expect(await accessibilityViolations(page)).toEqual([])
    }
  )
})

test('without a signal the order shows its last state, from when, and the kept code', async ({
  borrower
}) => {
  const { page, open, expectTrouble } = borrower
  expectTrouble(/502/)
  await open('repay-due')
  await page.getByRole('button', { name: 'Show to cashier' }).waitFor()
  await open('order-due')
  await page.getByText('Payment due today').waitFor()
  const storedOrder = () => page.evaluate(() => localStorage.getItem('loan:order') ?? '')
  await expect.poll(storedOrder).toContain('Payment due today')
  await open('order-due', { fault: 'http-502' })
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('heading', { name: 'Payment due today' }).waitFor()
  await page.getByText(/^As of \d+\s\w{3}\s\d{4}, \d\d:\d\d\. It may/).waitFor()
  await page.getByRole('button', { name: 'Show to cashier' }).click()
  await page.getByRole('dialog').getByText('Demo Mart counter').waitFor()
})
