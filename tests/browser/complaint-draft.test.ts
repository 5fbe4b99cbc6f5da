import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { accessibilityViolations, shareBrowser, test } from './harness.ts'
import { drawnFile } from './make-files.ts'
import { startPhone } from './phone-process.ts'

shareBrowser()

const description = (page: Page) => page.getByLabel('Tell us what happened')
const photo = (page: Page) => page.getByRole('button', { name: 'Photo 1', exact: true })
const restored = (page: Page) => page.getByText('Draft restored')
/** A little more than the pause after which a draft is saved. */
const afterSaving = 450

async function write(page: Page, text: string) {
  await description(page).fill(text)
  await page.getByLabel('When did they contact you?').fill('Sunday')
  await page
    .locator('input[type=file]')
    .setInputFiles([await drawnFile(page, 'a.png', 'image/png', [80, 80])])
  await photo(page).waitFor()
}

async function expectDraft(page: Page, text: string) {
  await restored(page).waitFor()
  expect(await description(page).inputValue()).toBe(text)
  expect(await page.getByLabel('When did they contact you?').inputValue()).toBe('Sunday')
  await photo(page).waitFor()
}

describe('the draft of a complaint', () => {
  test('survives a reload, also a hundred milliseconds after the last key', async ({
    borrower: { page, open }
  }) => {
    await open('complaint-next-collection')
    expect(await restored(page).count()).toBe(0)
    await write(page, 'They called.')
    await description(page).pressSequentially(' Twice')
    await page.reload()
    await expectDraft(page, 'They called. Twice')
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('survives the way back, with order and type', async ({ borrower: { page, open } }) => {
    await open('complaint')
    await page.getByRole('button', { name: 'Collection' }).click()
    await page.getByRole('button', { name: 'Called too often' }).click()
    await description(page).waitFor()
    await write(page, 'They called.')
    await page.goBack()
    await restored(page).waitFor()
    const chosen = page.locator('[aria-current=true]')
    expect(await chosen.allTextContents()).toEqual(['Collection', 'Called too often'])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expectDraft(page, 'They called.')
  })

  test('is discarded only after a question', async ({ borrower: { page, open } }) => {
    await open('complaint-next-collection')
    await write(page, 'They called.')
    await page.reload()
    await page.getByRole('button', { name: 'Discard' }).click()
    const dialog = page.getByRole('dialog', { name: 'Discard this draft?' })
    await dialog.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    expect(await description(page).inputValue()).toBe('They called.')
    await page.getByRole('button', { name: 'Discard' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    expect(await description(page).inputValue()).toBe('')
    expect(await photo(page).count()).toBe(0)
    await page.reload()
    await description(page).waitFor()
    expect(await description(page).inputValue()).toBe('')
    expect(await restored(page).count()).toBe(0)
  })

  test('belongs to its borrower, and to one day', async ({ borrower: { page, open } }) => {
    await page.clock.install()
    await open('complaint-next-payment', { userKey: 'one' })
    await description(page).fill('They called.')
    await page.clock.runFor(afterSaving)
    const own = page.url()
    await page.goto(own.replace('userKey=one', 'userKey=another'))
    await description(page).waitFor()
    expect(await restored(page).count()).toBe(0)
    await page.goto(own)
    await description(page).fill('They called again.')
    await page.clock.runFor(afterSaving)
    await page.clock.fastForward('23:00:00')
    await page.reload()
    await restored(page).waitFor()
    await page.clock.fastForward('01:01:00')
    await page.reload()
    await description(page).waitFor()
    expect(await restored(page).count()).toBe(0)
    // How wrong the phone's clock is belongs to nobody.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['loan:clock'])
  })

  test('says so where nothing can be kept', async ({ borrower: { page, open } }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          }
        })
      }
    })
    await open('complaint-next-payment')
    await description(page).fill('They called.')
    await page.getByText('This phone cannot save a draft.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
  })

  test('survives a webview that is killed within a second, and is gone once sent', async () => {
    const profile = temporaryFolder('profile')
    const address = new URL(scenarioUrl('complaint-next-collection'), inject('origin'))
    address.searchParams.set('sessionId', `overdue.killed-${process.pid}`)

    const first = await startPhone(profile)
    await first.page.goto(address.href)
    await write(first.page, 'They called')
    await description(first.page).pressSequentially(' my mother.')
    await first.page.waitForTimeout(afterSaving)
    await first.kill()

    const second = await startPhone(profile)
    await second.page.goto(address.href)
    await expectDraft(second.page, 'They called my mother.')
    await second.page.getByRole('button', { name: 'Send' }).click()
    await second.page.getByRole('dialog', { name: 'Thank you' }).waitFor()
    await second.page.waitForTimeout(afterSaving)
    await second.kill()

    const third = await startPhone(profile)
    await third.page.goto(address.href)
    await description(third.page).waitFor()
    expect(await description(third.page).inputValue()).toBe('')
    expect(await restored(third.page).count()).toBe(0)
  }, 90_000)
})
