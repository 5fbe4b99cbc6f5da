import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { shareBrowser, test } from './harness.ts'

shareBrowser()

/** How far the bar stands below the last line of the head, and on what side of the text. */
const placeOfBar = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const bar = placeOf('.action-bar') ?? new DOMRect()
    const lines = [...document.querySelectorAll('.page_hero *')].filter(each => each.textContent)
    const ends = lines.map(each => each.getBoundingClientRect().bottom)
    return {
      room: bar.top - Math.max(...ends),
      isBeside: bar.right < (placeOf('.page_main')?.left ?? 0),
      isInPanel: bar.bottom < (placeOf('.page_header')?.bottom ?? 0)
    }
  })

/** Those with the highest heads and the highest bars. */
const highest = ['order-overdue-rollover', 'confirm-rupees', 'repay-delay-overdue', 'confirm']

describe('on a wide screen', () => {
  test.for(
    highest.flatMap(scenario => ['en', 'fil', 'ceb'].map(lang => [scenario, lang] as const))
  )('the action of %s stands below its amount (%s)', async ([scenario, lang], { borrower }) => {
    const { page } = borrower
    await page.setViewportSize({ width: 1280, height: 800 })
    const address = new URL(scenarioUrl(scenario), inject('origin'))
    address.searchParams.set('lang', lang)
    await page.goto(address.href)
    await page.locator('#root .action-bar button:enabled').first().waitFor()
    expect(await placeOfBar(page)).toEqual({
      room: expect.toSatisfy((room: number) => room > 0),
      isBeside: true,
      isInPanel: true
    })
  })
})
