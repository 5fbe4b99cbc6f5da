import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from '../browser/harness.ts'

shareBrowser()

const desk = { width: 1280, height: 900 }

/** Opens the editor with one of the templates. */
async function edit(page: Page, id: string): Promise<void> {
  await page.setViewportSize(desk)
  await page.goto('/templates.html')
  await choose(page, id)
}

async function choose(page: Page, id: string): Promise<void> {
  // The choice takes part once the page is live, which its preview shows.
  await page.getByRole('region', { name: /^Preview of/ }).waitFor()
  await page.getByLabel('Template', { exact: true }).selectOption(id)
  await page.getByRole('region', { name: `Preview of ${id}` }).waitFor()
}

const openGroup = (page: Page, title: string) => page.locator('summary', { hasText: title }).click()
const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function downloaded(page: Page, button: string): Promise<Record<string, Uint8Array>> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click()
  ])
  expect(file.suggestedFilename()).toBe(button.replace('Download ', ''))
  return unzipSync(new Uint8Array(await readFile(await file.path())))
}

describe('the template editor', () => {
  test('shows a template as its fields change, and its text with them', async ({ borrower }) => {
    const { page, calls } = borrower
    await edit(page, 'costs-en')
    const preview = page.getByRole('region', { name: 'Preview of costs-en' })
    await preview.getByRole('heading', { name: 'See the whole cost first' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Title', { exact: true }).first().fill('Every peso counted')
    await preview.getByRole('heading', { name: 'Every peso counted' }).waitFor()
    await page.getByText('18/60').waitFor()

    await page.getByRole('tab', { name: 'JSON' }).click()
    const text = page.getByRole('textbox', { name: 'Template costs-en as JSON' })
    const json = await text.inputValue()
    expect(JSON.parse(json).hero.title).toBe('Every peso counted')
    await text.fill(json.replace('Every peso counted', 'Each peso counted'))
    await preview.getByRole('heading', { name: 'Each peso counted' }).waitFor()
    await text.fill(json.replace('"id"', '“id”'))
    await page.getByText('has curly quotes in line 2').waitFor()
    await preview.getByRole('heading', { name: 'Each peso counted' }).waitFor()

    await page.getByRole('button', { name: 'Undo my changes' }).click()
    await preview.getByRole('heading', { name: 'See the whole cost first' }).waitFor()
    await page.getByText('Nothing is wrong with it.').waitFor()
    expect(calls()).toEqual([])
  })

  test('names what is wrong by its field, and leads there', async ({ borrower }) => {
    const { page, expectTrouble } = borrower
    expectTrouble(/404/)
    await edit(page, 'costs-en')
    await openGroup(page, 'Colours')
    await page.getByLabel('Text on the background').first().fill('#ffffff')
    await page.getByText('too pale, needs 4.5 : 1').waitFor()
    // The preview shows them as they are: they are mended before axe looks at it.
    await page.getByLabel('Text on the background').first().fill('#10312a')
    await openGroup(page, 'Examples of a loan')
    await page.getByLabel('Rate, as the law names it').first().fill('Only 1% a month')
    await page.getByText('states another rate than this loan has').first().waitFor()
    await page.getByRole('button', { name: 'Say so' }).first().click()
    await page.getByText('states another rate').first().waitFor({ state: 'detached' })
    await page.getByLabel('Received').first().fill('1500.00')
    expect(await page.getByLabel('Paid back').first().inputValue()).toBe('1800')
    await openGroup(page, 'Registration form')
    await page.getByLabel('Whose numbers it takes').selectOption('in')
    await page.getByText('is for the market ‘in’').first().waitFor()
    await page.getByLabel('Name in the address').fill('default')
    await page.getByText('is that of the template default, too').first().waitFor()
    await page.getByLabel('Picture', { exact: true }).fill('/landing/nothing.svg')
    await page.getByText('there is no such picture: choose one').first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Whose numbers it takes' }).click()
    const rule = page.getByLabel('Whose numbers it takes')
    await expect.poll(() => rule.evaluate(each => each === document.activeElement)).toBe(true)
  })

  test('shrinks a picture and brings it along in the download', async ({ borrower: { page } }) => {
    await edit(page, 'first-loan-en')
    await page.getByRole('button', { name: 'New from this one' }).click()
    const large = await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 3000
      canvas.height = 2000
      const context = canvas.getContext('2d')
      for (let at = 0; at < 3000; at++) {
        if (!context) break
        context.fillStyle = `hsl(${(at * 7) % 360} 80% 50%)`
        context.fillRect((at * 37) % 3000, (at * 91) % 2000, 60, 60)
      }
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
    })
    await page
      .getByLabel('Choose a picture: Picture', { exact: true })
      .setInputFiles({ name: 'IMG.png', mimeType: 'image/png', buffer: Buffer.from(large) })
    await page.getByText(/kB, comes with the download/).waitFor()
    await page.getByRole('tab', { name: 'Publish' }).click()
    const files = await downloaded(page, 'Download first-loan-en-2.zip')
    expect(Object.keys(files).sort()).toEqual([
      'shared/config/brands/ph/landing/first-loan-en-2-hero.webp',
      'shared/config/brands/ph/templates/first-loan-en-2.json'
    ])
    const picture = files['shared/config/brands/ph/landing/first-loan-en-2-hero.webp']
    expect(picture?.length).toBeLessThanOrEqual(60_000)
    expect(picture?.length).toBeGreaterThan(1000)
    const template = JSON.parse(
      strFromU8(files['shared/config/brands/ph/templates/first-loan-en-2.json'] as Uint8Array)
    )
    expect(template).toMatchObject({
      id: 'first-loan-en-2',
      hero: { image: '/landing/first-loan-en-2-hero.webp' }
    })
  })

  test('keeps drafts through a reload without a question, and asks where it has no room for them', async ({
    borrower: { page }
  }) => {
    await edit(page, 'steps-fil')
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.type())
      dialog.accept()
    })
    const title = page.getByLabel('Title', { exact: true }).first()
    await title.fill('Isang bagong pamagat')
    await page.reload()
    await choose(page, 'steps-fil')
    await expect.poll(() => title.inputValue()).toBe('Isang bagong pamagat')
    expect(questions).toEqual([])
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await title.fill('Isa pang pamagat')
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
  })

  test('hands out the address of the page that the build makes', async ({ borrower: { page } }) => {
    await edit(page, 'steps-fil')
    await page.getByRole('tab', { name: 'Publish' }).click()
    await page.getByLabel('Traffic source (user_from)').fill('sample network')
    await page.getByLabel('Campaign tag (utm_tag)').fill('june')
    const site = 'https://www.sample-peso.example'
    const query = '?user_from=sample+network&utm_tag=june'
    await page.getByText(`${site}/landing/steps-fil.html${query}`).waitFor()
    await page.getByText('It opens wherever this build is published.').waitFor()
    await page.getByRole('button', { name: 'New from this one' }).click()
    await page.getByRole('tab', { name: 'Publish' }).click()
    await page.getByText(`${site}/landing/steps-fil-2.html${query}`).waitFor()
    await page.getByText('Nothing is there yet: it opens once this template is published').waitFor()
  })
})

describe('the preview', () => {
  test('shows every part in every width and language, and sends nothing', async ({ borrower }) => {
    const { page, calls } = borrower
    await edit(page, 'first-loan-en')
    const preview = page.getByRole('region', { name: 'Preview of first-loan-en' })
    await show(page, '中文')
    await preview.getByText('手机号码', { exact: true }).waitFor()
    await show(page, 'Filipino')
    await preview.getByText('Kunin ang code', { exact: true }).waitFor()
    await show(page, 'English')
    await show(page, 'Errors')
    await preview.getByText('Please enter a correct mobile number').first().waitFor()
    await preview.getByRole('button', { name: 'Register free' }).click()
    await page.getByText('Nothing is sent while previewing.').waitFor()
    await show(page, 'Download')
    await preview.getByRole('link', { name: 'Get it on Google Play' }).click()
    await show(page, 'Agreement')
    await preview.getByRole('heading', { name: 'registration agreement' }).waitFor()
    await show(page, 'Shared link')
    await preview.getByText('www.sample-peso.example').waitFor()
    for (const [name, width] of [
      ['320', 320],
      ['360', 360],
      ['Desktop', 1024]
    ] as const) {
      await show(page, name)
      expect(await page.locator('.in-app').evaluate(each => each.getAttribute('style'))).toContain(
        `width: ${width}px`
      )
    }
    expect(page.url()).toMatch(/templates\.html$/)
    expect(calls()).toEqual([])
  })

  test('fits a phone', async ({ borrower: { page } }) => {
    await page.setViewportSize(smallPhone)
    await page.goto('/templates.html')
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.getByLabel('Title').first().waitFor()
    expect(await width()).toBe(smallPhone.width)
    await page.getByRole('button', { name: 'See the preview' }).click()
    await page.getByRole('region', { name: /^Preview of/ }).waitFor()
    expect(await width()).toBe(smallPhone.width)
  })
})
