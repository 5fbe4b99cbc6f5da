import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { shareBrowser, test } from './harness.ts'

shareBrowser()

/** The gap between panel and button, the height of the panel below its text, and what the bar covers. */
const placeOfBar = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const bar = placeOf('.action-bar_stack')
    const content = placeOf('.action-bar_stack > *')
    const panel = placeOf('.page_header')
    const lines = [...document.querySelectorAll('.page_hero *')].filter(each => each.textContent)
    const ends = lines.map(each => each.getBoundingClientRect().bottom)
    return {
      gap: content.top - panel.bottom,
      empty: panel.bottom - Math.max(...ends),
      isBeside: bar.right < placeOf('.page_main .card').left,
      isInSight: bar.top >= 0 && bar.bottom <= innerHeight
    }
  })

/** Those with the highest heads and the highest bars. */
const highest = ['order-overdue-rollover', 'confirm-rupees', 'repay-delay-overdue', 'confirm']

describe('on a wide screen', () => {
  test.for(
    highest.flatMap(scenario => ['en', 'fil', 'ceb'].map(lang => [scenario, lang] as const))
  )(
    'the action of %s stands below its amount, and stays in sight (%s)',
    async ([scenario, lang], { borrower }) => {
      const { page } = borrower
      await page.setViewportSize({ width: 1280, height: 800 })
      const address = new URL(scenarioUrl(scenario), inject('origin'))
      address.searchParams.set('lang', lang)
      await page.goto(address.href)
      await page.locator('#root .action-bar button:enabled').first().waitFor()
      const sound = { isBeside: true, isInSight: true }
      const { gap, empty, ...place } = await placeOfBar(page)
      expect(place).toEqual(sound)
      expect(gap).toBe(16)
      expect(empty).toBeLessThanOrEqual(24)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const later = await placeOfBar(page)
      expect(later).toMatchObject(sound)
      expect(later.gap).toBeGreaterThanOrEqual(16)
    }
  )
})
