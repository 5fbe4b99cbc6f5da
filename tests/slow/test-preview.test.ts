import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, test } from '../browser/harness.ts'

shareBrowser()

describe('test preview', () => {
  test('opens every page with the values that were typed', async ({ borrower: { page, open } }) => {
    await open('test-preview')
    await page.getByLabel('Order id').fill('777')
    const link = page.getByRole('link', { name: 'order.html Order Details' })
    const url = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect(url.searchParams.get('orderId')).toBe('777')
    expect(url.searchParams.get('deviceName')).toBe('Sample Phone A14')
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('logs what the pages would say to the app', async ({ borrower: { page, open } }) => {
    await open('test-preview')
    await page.getByLabel('Contact').fill('+63 2 8000 0000')
    await page.getByRole('button', { name: 'callPhone' }).click()
    await page.getByText('{"action":"callPhone","payload":"+63 2 8000 0000"}').waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('Nothing yet.').waitFor()
  })

  test('shows the location, or why it cannot', async ({ borrower: { page, open, context } }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ longitude: 121.05, latitude: 14.55 })
    await open('test-preview')
    await page.getByRole('button', { name: 'Get location' }).click()
    await page.getByText('121.05').waitFor()
    await context.clearPermissions()
    await page.getByRole('button', { name: 'Get location' }).click()
    await page.getByText('The location could not be read').waitFor()
  })

  test('names the photo that was chosen', async ({ borrower: { page, open } }) => {
    await open('test-preview')
    const photo = { name: 'id.png', mimeType: 'image/png', buffer: Buffer.alloc(2048) }
    await page.getByLabel('Choose a photo').setInputFiles(photo)
    await page.getByText('id.png, 2 kB').waitFor()
  })
})
