import { expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'

shareBrowser()

test.for(['/landing/first-loan-en.html', '/landing/costs-en.html'])(
  '%s loads no style again that it has inlined',
  async (path, { borrower: { page } }) => {
    const loaded: Promise<string>[] = []
    page.on('response', response => {
      if (response.url().endsWith('.css')) loaded.push(response.text())
    })
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Mobile number' }).waitFor()
    await page.waitForLoadState('networkidle')
    const inlined = (await page.locator('style').allTextContents()).join('')
    for (const text of await Promise.all(loaded)) expect(inlined).not.toContain(text.trim())
  }
)
