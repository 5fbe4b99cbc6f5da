import { describe, expect } from 'vitest'
import { accessibilityViolations, scriptsWith, shareBrowser, test } from './harness.ts'

shareBrowser()

const stuck = 'This page could not start'

describe('a page whose script', () => {
  test('throws says so, after one reload', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Map is not a constructor/)
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) loads++
    })
    await page.addInitScript('window.Map = undefined')
    await open('order-due')
    await page.getByText(stuck).waitFor()
    expect(await page.locator('#root').isVisible()).toBe(false)
    expect(loads).toBe(2)
  })

  test('is gone says so, after one reload', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await page.route(/\/assets\/order-.*\.js/, route => route.fulfill({ status: 404 }))
    await open('order-due')
    await page.getByText(stuck).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('comes without one of its parts says so, and fetches it again', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    const parts = /\/assets\/ways-on-.*\.js/
    await page.route(parts, route => route.abort())
    await open('order-due')
    await page.getByRole('button', { name: 'Call ' }).waitFor()
    await page.unroute(parts)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'I have already paid' }).waitFor()
  })

  test('works goes on when another script throws or does not load', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/injected|Failed to load resource/)
    await page.addInitScript(() => {
      setTimeout(() => {
        throw new Error('injected')
      })
    })
    await page.route(scriptsWith('11011001100'), route => route.abort())
    await open('repay-due')
    await page.getByRole('button', { name: 'Show to cashier' }).click()
    await page.getByText('We cannot connect right now.').waitFor()
    await page.getByText('MP12 3451 0001').waitFor()
    expect(await page.getByText(stuck).isVisible()).toBe(false)
  })
})
