import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { clickTwice } from './click-twice.ts'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const lists = [
  {
    scenario: 'products',
    track: '/service/event/save',
    jump: '/gopia/goya/define',
    tracked: { productId: '302', moduleId: '31', positionId: '0' },
    jumpFields: { productId: '302', moduleId: '31', positionId: '0', swift: 's-2041', eyes: 'e-77' }
  },
  {
    scenario: 'join-failed',
    track: '/joint-login/track',
    jump: '/joint-login/jump',
    tracked: { productId: '302', positionId: '0', swift: 's-2041', eyes: 'e-77' },
    jumpFields: { productId: '302', swift: 's-2041', eyes: 'e-77' }
  }
]

/** A failed login shows three offers at first. */
async function showAll(page: Page, scenario: string): Promise<void> {
  if (scenario !== 'join-failed') return
  await page.getByRole('button', { name: 'Show more loans' }).click()
  // The button has gone: the first of the new offers takes the focus.
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Leaf'))
}

describe.each(lists)('the list of $scenario', ({ scenario, track, jump, tracked, jumpFields }) => {
  test('shows tags on the first two only, and closes what is closed', async ({ borrower }) => {
    const { page, open } = borrower
    await open(scenario)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const cards = page.locator('.product-card')
    if (scenario === 'join-failed') expect(await cards.count()).toBe(3)
    await showAll(page, scenario)
    expect(await cards.count()).toBe(5)
    expect(await page.locator('.product-card_tags').count()).toBe(2)
    expect(await cards.nth(1).locator('.product-card_tags').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Closed Sunrise Demo Loan' }).isDisabled()).toBe(
      true
    )
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('says who lends where another lender does, and leads to his key facts', async ({
    borrower: { page, open }
  }) => {
    await open(scenario)
    const card = page.locator('.product-card', { hasText: 'Kite Demo Credit' })
    await card.getByText('Kite Sample Lending Corp.').waitFor()
    expect(await page.getByText('Lender', { exact: true }).count()).toBe(1)
    await card.getByRole('button', { name: 'Key facts of the loan Kite Demo Credit' }).click()
    await page.waitForURL(/to=key-facts&product=304/)
  })

  test('tracks and opens once by two clicks', async ({ borrower: { page, open, calls } }) => {
    await open(scenario, { delay: '200' })
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await clickTwice(page.getByRole('button', { name: 'Apply Demo Cash Line' }))
    await page.waitForURL(/to=product&product=302/)
    expect(calls(track).map(({ body }) => body)).toEqual([tracked])
    expect(calls(jump).map(({ body }) => body)).toEqual([jumpFields])
  })

  describe('with a back/forward cache', () => {
    test.override({ pageCache: true })

    test('opens again after coming back', async ({ borrower: { page, open, calls } }) => {
      await open(scenario)
      const apply = page.getByRole('button', { name: 'Apply Demo Cash Line' })
      await apply.click()
      await page.waitForURL(/to=product/)
      await page.goBack({ waitUntil: 'commit' })
      await clickTwice(apply)
      await page.waitForURL(/to=product/)
      expect(calls(jump)).toHaveLength(2)
    })
  })

  test('hands the app’s own links to the app', async ({ borrower: { page, open } }) => {
    await page.addInitScript(() => {
      const posted: string[] = []
      Object.assign(window, {
        posted,
        loanApp: { postMessage: (message: string) => posted.push(message) }
      })
    })
    const posted = () => page.evaluate(() => (window as unknown as { posted: string[] }).posted)
    await open(scenario)
    await page.getByRole('button', { name: 'Apply Harbor Sample Loan' }).click()
    await expect
      .poll(posted)
      .toEqual(['{"action":"goToPage","payload":"loanapp://product/detail?productId=303"}'])
    await showAll(page, scenario)
    await page.getByRole('button', { name: 'Click to view more products' }).click()
    expect((await posted()).slice(1)).toEqual(['{"action":"goHome"}'])
  })

  test('tells why a product cannot be opened', async ({ borrower: { page, open } }) => {
    await open(scenario)
    await showAll(page, scenario)
    await page.getByRole('button', { name: 'Apply Leaf Sample Advance' }).click()
    await page.getByText('This product takes no new applications today.').waitFor()
  })

  test('leads on from the refusal of its own call', async ({ borrower }) => {
    const { page, open } = borrower
    await open(`${scenario}-refused`)
    const wayOn = scenario === 'products' ? 'Log in' : 'Back to the home screen'
    await page.getByRole('alert').getByRole('button', { name: wayOn }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test('a failed login says so, and why', async ({ borrower: { page, open, calls } }) => {
  await open('join-failed')
  await page.getByText('Failed', { exact: true }).waitFor()
  await page.getByText('Your application was not sent. You owe nothing.').waitFor()
  await page
    .getByText('Our partner did not accept the login. Try again from the home screen.')
    .waitFor()
  expect(calls('/joint-login/failure')).toHaveLength(1)
})

test.for(['join-failed', 'join-failed-sparse'])(
  'a person can be called from %s',
  async (scenario, { borrower: { page, open } }) => {
    await open(scenario)
    await page.getByRole('button', { name: 'Call +63 2 8000 0000' }).waitFor()
  }
)

test.for([
  ['join-failed-alone', 'Back to the home screen'],
  ['join-failed-sparse', 'Click to view more products'],
  ['products-none', 'Back to the home screen']
] as const)('there is a way on from %s', async ([scenario, name], { borrower: { page, open } }) => {
  await open(scenario)
  await page.getByRole('button', { name }).waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/undefined|null|NaN/)
  expect(await accessibilityViolations(page)).toEqual([])
})
