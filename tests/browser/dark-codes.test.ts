import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'
import { readBarcode, readQr } from './read-codes.ts'

shareBrowser()

const dark = test.extend({ forcedDark: true })

const payCode = 'MP1234510001'

/** Whether the phone has really darkened the page around the code. */
async function expectDark(page: Page): Promise<void> {
  const { data } = PNG.sync.read(
    await page.screenshot({ clip: { x: 0, y: 300, width: 4, height: 4 } })
  )
  expect(data[0]).toBeLessThan(80)
}

async function save(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await button.click()
  return readFile(await (await download).path())
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

// A screenshot of a darkened page takes seconds, and reading a code out of it as long.
describe('on a phone that darkens pages', { timeout: 90_000 }, () => {
  dark(
    'the barcode of a cashier is read, also in the saved picture and on paper',
    async ({ borrower: { page, open } }) => {
      await open('repay-due')
      await expectDark(page)
      await tap(page, 'Show to cashier')
      await page.locator('.cashier .barcode_bars path').waitFor()
      const dialog = page.getByRole('dialog')
      await expect.poll(async () => readBarcode(await page.screenshot())).toBe(payCode)
      const saved = await save(page, dialog.getByRole('button', { name: 'Save' }))
      expect(readBarcode(saved)).toBe(payCode)
      await page.emulateMedia({ media: 'print' })
      expect(readBarcode(await page.screenshot())).toBe(payCode)
    }
  )

  dark('the barcode of a channel is read', async ({ borrower: { page, open } }) => {
    await open('repay-barcode')
    await tap(page, 'Show barcode')
    await page.locator('.dialog .barcode_bars path').waitFor()
    await expect.poll(async () => readBarcode(await page.screenshot())).toBeTruthy()
  })

  dark(
    'the QR code of a link is read, also by a cashier and in the picture',
    async ({ borrower: { page, open } }) => {
      await open('repay-code-qr')
      await page.locator('.qr path').first().waitFor()
      await expectDark(page)
      await expect.poll(async () => readQr(await page.screenshot())).toBe(payCode)
      await tap(page, 'Show to cashier')
      await page.locator('.cashier .qr path').waitFor()
      const dialog = page.getByRole('dialog')
      await expect.poll(async () => readQr(await page.screenshot())).toBe(payCode)
      expect(readQr(await save(page, dialog.getByRole('button', { name: 'Save' })))).toBe(payCode)
    }
  )

  dark(
    'the QR code of a wallet is read, also in the picture',
    async ({ borrower: { page, open } }) => {
      await open('repay-code-wallet')
      await tap(page, 'Show the QR code')
      const qr = page.locator('.pay-app .qr')
      await qr.locator('path').waitFor()
      await expect.poll(async () => readQr(await qr.screenshot())).toMatch(/^0002/)
      const onScreen = readQr(await qr.screenshot())
      const saved = await save(page, page.locator('.pay-app').getByRole('button', { name: /Save/ }))
      expect(readQr(saved)).toBe(onScreen)
    }
  )

  dark(
    'the QR code that checks a paper is read, also on paper',
    async ({ borrower: { page, open } }) => {
      await open('order-settled')
      await tap(page, 'Certificate of full payment')
      const name = 'QR code to check this document'
      const qr = page.getByRole('dialog').getByRole('img', { name })
      await qr.locator('path').waitFor({ state: 'attached' })
      await expect.poll(async () => readQr(await qr.screenshot())).toContain('/verify.html#')
      await page.emulateMedia({ media: 'print' })
      expect(readQr(await page.screenshot({ fullPage: true }))).toContain('/verify.html#')
    }
  )

  dark(
    'none would be read on a white that a style paints',
    async ({ borrower: { page, open } }) => {
      await open('repay-code-qr')
      await page.locator('.qr path').first().waitFor()
      await page.locator('.qr rect').evaluate(white => white.remove())
      expect(readQr(await page.screenshot())).toBeUndefined()
    }
  )
})
