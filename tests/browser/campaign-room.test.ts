import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, phone, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const desk = { width: 1280, height: 900 }

async function openTemplates(page: Page): Promise<void> {
  await page.goto('/templates.html')
  await page.locator('html[data-ready]').waitFor()
}

/** Opens the room by keyboard alone, as everything in it can be. */
async function openRoom(page: Page): Promise<void> {
  await openTemplates(page)
  await page.getByRole('tab', { name: 'Templates' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Campaign', { exact: true }).waitFor()
}

const results = (rows: string[]) => ({
  name: 'june.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['campaign,variant,visits,registrations', ...rows].join('\n'))
})

async function readResults(page: Page, rows: string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByLabel('Choose a file').setInputFiles(results(rows))
}

const better = ['first-loan,first-loan-en,8012,401', 'first-loan,costs-en,7988,535']

describe('the room of campaigns', () => {
  test.for([smallPhone, phone, desk])('fits $width px', async (size, { borrower: { page } }) => {
    await page.setViewportSize(size)
    await openRoom(page)
    await page.getByRole('button', { name: 'New campaign' }).press('Enter')
    await page.getByLabel('Name in the address').fill('June')
    const problem = page.getByRole('button', { name: 'Name in the address' })
    await problem.press('Enter')
    const name = page.getByLabel('Name in the address')
    await expect.poll(() => name.evaluate(each => each === document.activeElement)).toBe(true)
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
    expect(await overflow()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await readResults(page, better)
    await page.getByText('costs-en does better than first-loan-en').waitFor()
    expect(await overflow()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('has its preview one tap away on a phone, and the place that was left', async ({
    borrower: { page }
  }) => {
    await page.setViewportSize(phone)
    await openRoom(page)
    const preview = page.getByRole('region', { name: 'Preview of costs-en' })
    expect(await preview.isVisible()).toBe(false)
    const daily = page.getByLabel('Phones a day that you can pay for')
    await daily.fill('250')
    const before = await page.evaluate(() => scrollY)
    // Playwright's own click scrolls the page first, since fields stay clear of the bar.
    await page.getByRole('button', { name: 'See the preview' }).dispatchEvent('click')
    expect(await preview.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Back to the fields' }).dispatchEvent('click')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.getByRole('tab', { name: 'Publish' }).click()
    await page.getByRole('tab', { name: 'Build' }).click()
    expect(await daily.inputValue()).toBe('250')
  })

  test('shows both variants beside each other at a desk, and sends nothing', async ({
    borrower: { page, calls }
  }) => {
    await page.setViewportSize(desk)
    await openRoom(page)
    const box = (id: string) => page.getByRole('region', { name: `Preview of ${id}` }).boundingBox()
    const [first, second] = [await box('first-loan-en'), await box('costs-en')]
    expect(second?.y).toBe(first?.y)
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(desk.width)
    expect(calls()).toEqual([])
  })

  test('packs a campaign with the template that no build has yet', async ({
    borrower: { page }
  }) => {
    await openTemplates(page)
    await page.getByLabel('Template', { exact: true }).selectOption('costs-en')
    await page.getByRole('button', { name: 'New from this one' }).click()
    await page.getByLabel('Title', { exact: true }).first().fill('Every peso named')
    await page.getByRole('tab', { name: 'Campaigns' }).click()
    await page.getByRole('button', { name: 'New campaign' }).click()
    await page.getByLabel('Name in the address').fill('june')
    await page.getByText('Nothing is wrong with it.').waitFor()
    await page.getByRole('tab', { name: 'Publish' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download june.zip' }).click()
    ])
    const files = unzipSync(readFileSync(await download.path()))
    const folder = 'shared/config/brands/ph'
    expect(Object.keys(files)).toEqual([
      `${folder}/campaigns/june.json`,
      `${folder}/templates/costs-en-2.json`
    ])
    const json = (file: string) => JSON.parse(new TextDecoder().decode(files[`${folder}/${file}`]))
    expect(json('campaigns/june.json')).toMatchObject({
      after: 'costs-en',
      variants: [{ template: 'costs-en' }, { template: 'costs-en-2' }]
    })
    expect(json('templates/costs-en-2.json')).toMatchObject({
      hero: { title: 'Every peso named' },
      conversion: { event: 'register_costs_en_2' }
    })
  })

  test('takes results that are dropped, and ends the campaign with the winner', async ({
    borrower: { page }
  }) => {
    await openRoom(page)
    await page.getByRole('tab', { name: 'Results' }).click()
    const data = await page.evaluateHandle(text => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'june.csv'))
      return transfer
    }, results(better).buffer.toString())
    await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: data })
    expect(await page.getByLabel('Template for everybody').inputValue()).toBe('costs-en')
    await page.getByRole('button', { name: 'End the campaign with it' }).click()
    await page.getByRole('tab', { name: 'Build' }).click()
    expect(await page.getByLabel('Shown before and after').inputValue()).toBe('costs-en')
  })

  test('stays where a file is dropped beside the place for it, which shows itself meanwhile', async ({
    borrower: { page }
  }) => {
    await openRoom(page)
    await page.getByRole('tab', { name: 'Results' }).click()
    // As the browser of somebody who drags a file, who may miss the place.
    const client = await page.context().newCDPSession(page)
    const file = fileURLToPath(import.meta.url)
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop', { x, y }: { x: number; y: number }) =>
      client.send('Input.dispatchDragEvent', { type, x, y, data })
    const beside = { x: 5, y: 5 }
    // A headless browser opens no file: told is whether one on a desk would.
    await page.evaluate(() =>
      addEventListener('dragover', event => {
        document.body.dataset.opens = `${!event.defaultPrevented}`
      })
    )
    await drag('dragEnter', beside)
    await drag('dragOver', beside)
    await page.locator('.drop-zone.is-near').waitFor()
    expect(await page.locator('body').getAttribute('data-opens')).toBe('false')
    await drag('drop', beside)
    await page.locator('.drop-zone:not(.is-near)').waitFor()
    expect(page.url()).toContain('/templates.html')
    expect(await page.locator('.problems.is-wrong').count()).toBe(0)

    const zone = page.locator('.drop-zone')
    await zone.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await zone.boundingBox()) ?? {}
    const inside = { x: x + 8, y: y + 8 }
    await drag('dragEnter', inside)
    await drag('dragOver', inside)
    await page.locator('.drop-zone.is-over').waitFor()
    await drag('drop', inside)
    await page.getByText('campaign-room.test.ts').waitFor()
    expect(page.url()).toContain('/templates.html')
  })

  test('stops at a split that is not as planned: no rate, no winner', async ({
    borrower: { page }
  }) => {
    await openRoom(page)
    await readResults(page, ['first-loan,first-loan-en,8512,401', 'first-loan,costs-en,7988,600'])
    await page.getByText('Phones are not split as planned').waitFor()
    expect(await page.locator('.rates').count()).toBe(0)
    expect(await page.getByLabel('Template for everybody').count()).toBe(0)
  })

  test('costs nothing until it is opened', async ({ borrower: { page } }) => {
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await page.setViewportSize(desk)
    await openTemplates(page)
    await page.getByRole('region', { name: 'Preview of' }).waitFor()
    expect((await scripts()).filter(name => /room-/.test(name))).toEqual([])
    await page.getByRole('tab', { name: 'Campaigns' }).click()
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/\/room-/))
  })
})
