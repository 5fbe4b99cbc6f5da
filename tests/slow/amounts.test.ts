import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { openState, states, titleOf } from './page-states.ts'

shareBrowser()

const byBrand = /[₱₹]\d{1,3}(?:\.\d{3})*(?:,\d\d)?(?![\d.,]*\d)/g

/** A backend that writes amounts in another way than the brand: `₱5,455.00` of `₱5.455,00`. */
async function writeOtherwise(page: Page): Promise<void> {
  const other = { '.': ',', ',': '.' }
  await page.route('**/muscular/**', async route => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const text = await response.text()
    const body = text.replace(byBrand, amount =>
      amount.replace(/[.,]/g, mark => other[mark as '.' | ','])
    )
    await route.fulfill({ response, body })
  })
}

/** Amounts in sight, a dialog's alone where one is open, by how they are written: `₱5.455,00` or `₱5,455.00`. */
async function conventions(page: Page): Promise<Record<'dots' | 'commas', string[]>> {
  const dialog = page.getByRole('dialog').last()
  const text = await ((await dialog.count()) > 0 ? dialog : page.locator('body')).innerText()
  return {
    dots: text.match(/[₱₹]\d{1,3}(?:\.\d{3})*,\d\d(?!\d)/g) ?? [],
    commas: text.match(/[₱₹]\d{1,3}(?:,\d{2,3})*\.\d\d(?!\d)/g) ?? []
  }
}

async function open(page: Page, [scenario, opener]: (typeof states)[number]): Promise<void> {
  const origin = inject('origin')
  const url = new URL(scenarioUrl(scenario, {}, origin), origin)
  url.searchParams.set(
    'sessionId',
    `${url.searchParams.get('sessionId')}.amounts-${titleOf([scenario, opener])}`
  )
  await openState(page, 'en', url.href, opener)
}

describe('amounts of the server and of the page are written alike', () => {
  for (const state of states) {
    test(`on ${titleOf(state)}, where the server writes as the brand does`, async ({
      borrower
    }) => {
      await open(borrower.page, state)
      expect((await conventions(borrower.page)).commas).toEqual([])
    })

    test(`on ${titleOf(state)}, where it writes otherwise`, async ({ borrower }) => {
      await writeOtherwise(borrower.page)
      await open(borrower.page, state)
      const { dots, commas } = await conventions(borrower.page)
      expect(commas.length > 0 ? dots : []).toEqual([])
    })
  }
})
