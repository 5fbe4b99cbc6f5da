import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type BorrowerFixture, shareBrowser, test } from './harness.ts'
import { holdRequests, holdScripts } from './hold-requests.ts'

shareBrowser()

/** Opens without waiting for the scripts, which would never come. */
async function openHeld(
  { open, page }: BorrowerFixture,
  scenario: string,
  extra: Record<string, string> = {}
): Promise<void> {
  const answered = page.waitForResponse(/\/muscular\/[^?]+\?/)
  open(scenario, extra).catch(() => {})
  // An answer that the head script does not read never counts as finished: the page's code would
  // read it.
  await Promise.race([(await answered).finished(), page.waitForTimeout(1000)])
}

/** But not what says that the rest is still on its way, nor whether the office is open now. */
const textPlaces =
  '.page_hero p, .page_hero dd, p.card, .card :is(h2, p, th, td, span:not([hidden])):not(.skeleton *, .service_now, .service_now *), .tabs_tab, .rows_row, .way, .product-card_tags li, .product-card_fact, .product-card_button'

/** The elements that only an answer fills. */
const content = '.rows_value, .product-card, .repay-code_code, .code_value'

/** Every text of the page with its place, and every box that may be moved. */
async function textsAt(page: Page): Promise<string[]> {
  const texts = await page.locator(textPlaces).evaluateAll(elements =>
    elements
      .filter(element =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
      .map(element => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return `${element.textContent} ${[left, top, width, height].map(Math.round)}`
      })
  )
  // A text may stand in a box within a box.
  return [...new Set(texts)]
}

const pathsOf = ({ calls }: BorrowerFixture) => calls().map(({ path }) => path)

interface Shift {
  value: number
  sources: { node: Node | null }[]
}

/**
 * How far anything moved, but for the switch of languages: a busy machine reads the html in pieces,
 * and what stands at the right edge then grows to the left.
 */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const ofSwitch = ({ node }: Shift['sources'][number]) =>
          node instanceof Element && node.closest('.languages') !== null
        let sum = 0
        new PerformanceObserver(list => {
          for (const { sources, value } of list.getEntries() as unknown as Shift[])
            if (!sources.every(ofSwitch)) sum += value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 50))
      })
  )
}

const filled = [
  { scenario: 'order-due-rollover', shows: 'Payment due in 3 days', button: 'REPAY' },
  { scenario: 'repay-due', shows: 'Due today', button: 'Payment' },
  { scenario: 'repay-code-text', shows: 'MP12 3451 0001', button: 'Show to cashier' },
  { scenario: 'complaint', shows: 'Payment not credited', button: 'My complaints' },
  { scenario: 'complaint-settled', shows: 'Payment not credited', button: 'My complaints' },
  { scenario: 'complaint-detail-waiting', shows: 'We will answer by', button: 'Back' },
  { scenario: 'complaint-detail-unrated', shows: 'Your payment was found', button: 'Back' },
  { scenario: 'complaint-detail-collection', shows: 'We have answered', button: 'Back' },
  { scenario: 'statement', shows: 'Paid out to you', button: 'Back' },
  { scenario: 'statement-settled', shows: 'As of', button: 'Back' },
  { scenario: 'statement-rupees', shows: 'Paid out to you', button: 'Back' },
  { scenario: 'repay-overdue', shows: 'Was due', button: 'Payment' },
  { scenario: 'repay-delay-overdue', shows: 'Was due', button: 'Payment' },
  { scenario: 'repay-delay-due', shows: 'In total', button: 'Payment' },
  { scenario: 'repay-code-2', shows: 'Pay the exact amount', button: 'Copy repayment code' },
  { scenario: 'repay-code-2-delay', shows: 'MX12 3451 0001', button: 'Show to cashier' },
  { scenario: 'products', shows: 'Lowest rate', button: 'Closed Sunrise Demo Loan' },
  { scenario: 'products-long', shows: 'Lowest rate', button: 'Back' },
  { scenario: 'join-failed', shows: 'did not accept the login', button: 'Show more loans' },
  { scenario: 'customer-service', shows: '@', button: 'Back' },
  { scenario: 'confirm', shows: 'Interest and fees', button: 'Save' },
  {
    scenario: 'confirm-instalments',
    shows: '3rd payment',
    button: 'Add to calendar'
  },
  { scenario: 'confirm-rupees', shows: 'Interest and fees', button: 'Share' },
  { scenario: 'confirm-popup', shows: 'Interest and fees', button: 'Read the agreement' },
  { scenario: 'confirm-new', shows: 'Interest and fees', button: 'Get my money' },
  { scenario: 'confirm-new-instalments', shows: '3rd payment', button: 'Get my money' },
  { scenario: 'confirm-new-rupees', shows: 'Interest and fees', button: 'Get my money' },
  { scenario: 'confirm-new-promotion', shows: 'Interest and fees', button: 'Continue' }
]

/** Left to React: what leads elsewhere, is refused, or has a gap. */
const left = [
  'order-redirected',
  'order-refused',
  'order-missing-fields',
  'repay-no-amount',
  'complaint-no-loans',
  'complaint-detail-unknown',
  'statement-wrong',
  'statement-refused',
  'repay-code-mismatch',
  'repay-code-other-amount',
  'repay-code-extension',
  'repay-code-qr-picture',
  'repay-code-used',
  'repay-code-hostile',
  'repay-code-2-notes',
  'repay-code-2-no-code',
  'products-none',
  'products-refused',
  'join-failed-alone',
  'join-failed-sparse',
  'join-failed-refused',
  'confirm-no-plan',
  'confirm-sparse',
  'confirm-no-amount',
  'confirm-refused',
  'confirm-new-sparse',
  'confirm-new-no-amount',
  'confirm-new-refused'
]

describe('an answer that comes before the code', () => {
  for (const { scenario, shows, button } of filled) {
    test(`shows at once and becomes the page: ${scenario}`, async ({ borrower }) => {
      const { page } = borrower
      const letGo = await holdScripts(borrower)
      await openHeld(borrower, scenario)
      await page.getByText(shows).first().waitFor()
      const early = await textsAt(page)
      expect(early.length).toBeGreaterThan(1)
      expect(early.join()).not.toMatch(/[\ue000-\uf8ff]/)
      const earlyCalls = pathsOf(borrower)
      letGo()
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: button, exact: true }).waitFor()
      const whole = await textsAt(page)
      expect(whole.filter(text => early.includes(text))).toEqual(early)
      expect(await layoutShift(page)).toBe(0)
      expect(pathsOf(borrower).filter(path => earlyCalls.includes(path))).toEqual(earlyCalls)
    })
  }

  for (const scenario of left) {
    test(`is shown by the page alone: ${scenario}`, async ({ borrower }) => {
      const { page } = borrower
      await holdScripts(borrower)
      await openHeld(borrower, scenario)
      await page.waitForTimeout(100)
      expect(await page.locator(content).count()).toBe(0)
      expect(await page.locator('.skeleton').count()).toBeGreaterThan(0)
    })
  }

  for (const [button, to] of [
    ['REPAY', 'repay'],
    ['Rollover Repayment', 'repay-delay']
  ] as const) {
    test(`leads on by a link before the code is there: ${button}`, async ({ borrower }) => {
      const { page } = borrower
      await holdScripts(borrower)
      await openHeld(borrower, 'order-due-rollover', { userKey: 'one' })
      await page.getByRole('link', { name: button, exact: true }).click()
      await page.waitForURL(new RegExp(`/${to}[.]html[?]`), { waitUntil: 'commit' })
      const { searchParams } = new URL(page.url())
      for (const [name, value] of [
        ['orderId', '20410001'],
        ['productId', '301'],
        ['userKey', 'one']
      ] as const) {
        expect(searchParams.get(name)).toBe(value)
      }
      expect(searchParams.get('sessionId')).toMatch(/^due-rollover/)
    })
  }

  for (const scenario of [
    'order-external-repay',
    'order-dispute',
    'order-settled',
    'order-review'
  ]) {
    test(`has no link where the page has to judge the way: ${scenario}`, async ({ borrower }) => {
      const { page } = borrower
      await holdScripts(borrower)
      await openHeld(borrower, scenario)
      await page.locator('.rows_value').first().waitFor()
      expect(await page.locator('.action-bar').count()).toBe(0)
    })
  }

  test('keeps its main act where the other one is not offered', async ({ borrower }) => {
    const { page } = borrower
    await holdScripts(borrower)
    await openHeld(borrower, 'repay-delay-sparse')
    await page.locator('.loan-head_date').waitFor()
    expect(await page.locator('.action-bar .button').allTextContents()).toEqual(['Payment'])
  })

  test('has a product answer a tap that came before the code, and no other', async ({
    borrower
  }) => {
    const { page, calls } = borrower
    const letGo = await holdScripts(borrower)
    await openHeld(borrower, 'products')
    await page.getByRole('button', { name: 'Apply Demo Cash Line' }).click()
    letGo()
    await page.waitForURL(/to=product&product=302/)
    expect(calls('/gopia/goya/define').map(({ body }) => body.productId)).toEqual(['302'])
  })

  test('has its code copied by a tap that came before the page’s own code', async ({
    borrower
  }) => {
    const { page, context } = borrower
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const letGo = await holdScripts(borrower)
    await openHeld(borrower, 'repay-code-2')
    await page.getByRole('button', { name: 'Copy contract number' }).click()
    letGo()
    await page.getByText('copy success').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SP-20410001')
  })

  for (const [scenario, role, name] of [
    ['order-due-rollover', 'link', 'REPAY'],
    ['repay-code-2', 'button', 'Copy contract number']
  ] as const) {
    test(`leaves the focus where it was: ${scenario}`, async ({ borrower }) => {
      const { page } = borrower
      const letGo = await holdScripts(borrower)
      await openHeld(borrower, scenario)
      const early = await page.getByRole(role, { name, exact: true }).elementHandle()
      await early?.focus()
      letGo()
      await page.waitForSelector('[data-ready]', { state: 'attached' })
      expect(await early?.evaluate(({ isConnected }) => isConnected)).toBe(false)
      const button = page.getByRole('button', { name, exact: true })
      expect(await button.evaluate(each => each === document.activeElement)).toBe(true)
    })
  }

  test('may be answered by a tap, which the code takes up once', async ({ borrower }) => {
    const { page, context } = borrower
    let opened = 0
    await context.route('https://wa.me/**', route => {
      opened++
      return route.fulfill({ body: 'the chat' })
    })
    const letGo = await holdScripts(borrower)
    await openHeld(borrower, 'customer-service')
    const chat = page.getByRole('button', { name: 'WhatsApp +63' })
    await chat.click()
    await chat.click()
    expect(opened).toBe(0)
    letGo()
    await page.waitForURL('https://wa.me/639005550142')
    expect(opened).toBe(1)
  })

  test('hears a mouse that was down while the button under it was replaced', async ({
    borrower
  }) => {
    const { page } = borrower
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const letGo = await holdScripts(borrower)
    await openHeld(borrower, 'repay-code-2')
    await page.getByRole('button', { name: 'Copy contract number' }).hover()
    await page.mouse.down()
    letGo()
    await page.waitForSelector('[data-ready]', { state: 'attached' })
    await page.mouse.up()
    await page.getByText('copy success').waitFor()
  })
})

/** Texts that stand there while the answer is on its way, and texts that say that it is there. */
const late = [
  { scenario: 'arrangement', meanwhile: 'You owe', shows: 'Question 1 of 3' },
  { scenario: 'arrangement-asked', meanwhile: 'You owe', shows: 'We will answer by' },
  {
    scenario: 'arrangement-offered',
    meanwhile: 'You owe',
    shows: 'Late charges taken off'
  },
  { scenario: 'data-sparse', meanwhile: 'My rights', shows: 'We are working on it' },
  { scenario: 'data-refused', meanwhile: 'My rights', shows: 'Your data cannot be shown' }
]

describe('an answer that comes after the code', () => {
  for (const { scenario, meanwhile, shows } of late) {
    test(`moves nothing that was read before it: ${scenario}`, async ({ borrower }) => {
      const { page, open } = borrower
      const answer = await holdRequests(borrower, '**/muscular/v3/**')
      const opened = open(scenario).catch(() => {})
      await page.getByText(meanwhile).first().waitFor()
      await page.waitForTimeout(300)
      answer()
      await opened
      await page.getByText(shows).first().waitFor()
      expect(await layoutShift(page)).toBe(0)
    })
  }
})

test.for(['repay-wallets', 'repay-code-wallet', 'repay-code-2-wallet'])(
  'the button and the code of a wallet come into a room of their size: %s',
  async (scenario, { borrower: { page, open } }) => {
    await open(scenario)
    await page.getByRole('button', { name: /^Open Demo Wallet/ }).waitFor()
    expect(await layoutShift(page)).toBe(0)
  }
)

test.for(['order-due', 'order-overdue', 'order-review'])(
  'the ways on from a loan come into their own room: %s',
  async (scenario, { borrower }) => {
    const { page } = borrower
    const letGo = await holdScripts(borrower)
    await openHeld(borrower, scenario)
    await page.locator('.rows_value').first().waitFor()
    letGo()
    await page.getByText('Questions about this loan?').waitFor()
    expect(await layoutShift(page)).toBe(0)
  }
)
