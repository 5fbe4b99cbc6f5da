import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  accessibilityViolations,
  type BorrowerFixture,
  phone,
  shareBrowser,
  smallPhone,
  test
} from './harness.ts'
import { holdScripts } from './hold-requests.ts'

shareBrowser()

const templates = ['amount-en', 'amount-fil']
/** The smallest windows that the first screen is made for. */
const firstScreens = [
  { width: 360, height: 640 },
  { width: 320, height: 640 }
]

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
const submit = (page: Page) => page.locator('.step-form button[type=submit]')

/** A number that nobody has registered yet, and of which the sandbox asks for a picture's code. */
function newPhone(): string {
  return `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}1`
}

/** Holds back every script, as on a slow network: what is seen is the html. */
/** How far below the top of the window an element ends. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(each => each.getBoundingClientRect().bottom)

async function readCaptcha(page: Page): Promise<string> {
  const source = await page.locator('img.captcha-button_picture').getAttribute('src')
  const sid = new URL(source ?? '', page.url()).searchParams.get('sid')
  const response = await page.request.get(`/muscular/sandbox/captcha?sid=${sid}`)
  return (await response.json()).answer
}

async function readSms(page: Page, number: string): Promise<string> {
  const ask = async () => {
    const response = await page.request.get(`/muscular/sandbox/sms?phone=${number}`)
    return (await response.json()).code
  }
  await expect.poll(ask).toMatch(/^\d{6}$/)
  return ask()
}

const pathsOf = ({ calls }: BorrowerFixture) =>
  calls()
    .map(({ path }) => path)
    .filter(path => !path.startsWith('/landing/track-') && path !== '/landing/channel-template')

describe.each(templates)('the number layout of %s', id => {
  test.for(firstScreens)(
    'has button, amount, number and registration in the first screen of $width px before any script',
    async (firstScreen, { borrower }) => {
      const { page } = borrower
      await page.setViewportSize(firstScreen)
      const release = await holdScripts(borrower)
      await page.goto(`/landing/${id}.html`, { waitUntil: 'commit' })
      await submit(page).waitFor()
      for (const selector of [
        '.brand-line_number',
        '.loan-example_sums',
        'input[name=phone]',
        '.step-form button[type=submit]'
      ]) {
        expect(await bottomOf(page, selector)).toBeLessThanOrEqual(firstScreen.height)
      }
      expect(await page.locator('.brand-line_number').textContent()).toContain('CS000000000')
      const twin = await page.locator('.twins span').boundingBox()
      const licence = await page.locator('.brand-line_number').boundingBox()
      expect((twin?.y ?? 0) + (twin?.height ?? 0)).toBeLessThanOrEqual(licence?.y ?? 0)
      // One question at a time, also where nothing can be answered yet.
      expect(await page.locator('.step-form input:not([type=range])').count()).toBe(1)
      const before = await bottomOf(page, '.step-form button[type=submit]')
      release()
      await page.locator('html[data-ready]').waitFor()
      expect(await bottomOf(page, '.step-form button[type=submit]')).toBe(before)
    }
  )

  test.for([phone, smallPhone])('fits a phone of $width px', async (size, { borrower }) => {
    const { page } = borrower
    await page.setViewportSize(size)
    await page.goto(`/landing/${id}.html`)
    await page.locator('html[data-ready]').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect(overflow).toBe(0)
  })

  test('has its form beside what it tells on a wide screen', async ({ borrower: { page } }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/landing/${id}.html`)
    const hero = await page.locator('.hero').boundingBox()
    const form = await page.locator('.step-form').boundingBox()
    expect(form?.x).toBeGreaterThanOrEqual((hero?.x ?? 0) + (hero?.width ?? 0))
    expect(form?.width).toBeLessThan(560)
    expect(await bottomOf(page, '.step-form button[type=submit]')).toBeLessThan(800)
  })
})

test.for(firstScreens)(
  'a form with all its fields has its button in the first screen of $width px',
  async (firstScreen, { borrower: { page } }) => {
    await page.setViewportSize(firstScreen)
    await page.goto('/landing/first-loan-en.html')
    expect(await bottomOf(page, '.register-form button[type=submit]')).toBeLessThanOrEqual(640)
  }
)

describe('one step at a time', () => {
  test('a number, the picture’s code, then the SMS code, in the calls’ own order', async ({
    borrower
  }) => {
    const { page } = borrower
    const number = newPhone()
    await page.goto('/landing/amount-en.html')
    await page.locator('html[data-ready]').waitFor()
    await field(page, 'phone').fill(number)
    await submit(page).click()

    await field(page, 'capcode').waitFor()
    await page.locator('img.captcha-button_picture').waitFor()
    expect(pathsOf(borrower)).not.toContain('/landing/get-sms')
    await field(page, 'capcode').fill(await readCaptcha(page))
    await submit(page).click()

    const code = field(page, 'smsCode')
    await code.waitFor()
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await code.getAttribute('inputmode')).toBe('numeric')
    await expect.poll(() => code.evaluate(each => each === document.activeElement)).toBe(true)
    // Alone in its step, which no keyboard on a phone pushes away.
    expect(await page.locator('.step-form input').count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await code.fill(await readSms(page, number))
    await submit(page).click()
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
    expect(pathsOf(borrower)).toEqual([
      '/landing/get-sid',
      '/landing/get-captcha',
      '/landing/get-sms',
      '/landing/register'
    ])
  })

  test('asks for the picture’s code only where the backend does', async ({ borrower }) => {
    const { page, calls } = borrower
    await page.goto('/landing.html?id=asked')
    await page.locator('html[data-ready]').waitFor()
    const without = `09${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}77`
    await field(page, 'phone').fill(without)
    await submit(page).click()
    await field(page, 'smsCode').waitFor()
    expect(await field(page, 'capcode').count()).toBe(0)

    await page.getByRole('button', { name: 'Change number' }).click()
    await field(page, 'phone').fill(newPhone())
    await submit(page).click()
    await field(page, 'capcode').waitFor()
    const bodies = calls('/landing/get-sms').map(({ body, query }) => ({ ...query, ...body }))
    expect(bodies.map(({ capcode }) => capcode)).toEqual(['', ''])
  })
})
