import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const desk = { width: 1280, height: 900 }

describe('templates page', () => {
  test('shows a template as it is edited, and what is wrong with it', async ({ borrower }) => {
    const { page, calls } = borrower
    await page.setViewportSize(desk)
    await page.goto('/templates.html')
    const preview = page.getByRole('region', { name: 'Preview of costs-en' })
    const text = page.getByRole('textbox', { name: 'Template costs-en as JSON' })
    await preview.getByRole('heading', { name: 'See the whole cost first' }).waitFor()
    expect(await page.getByRole('region', { name: /^Preview of/ }).count()).toBe(5)
    expect(await accessibilityViolations(page)).toEqual([])

    const template = JSON.parse(await text.inputValue())
    template.hero.title = 'Every peso counted'
    template.example[0].total = 1
    await text.fill(JSON.stringify(template, null, 2))
    await preview.getByRole('heading', { name: 'Every peso counted' }).waitFor()
    await page
      .getByText('example[0].total is 1, but amount, interest and fees make 230000')
      .waitFor()
    await text.fill('{')
    await page.getByText('The preview still shows the last version').waitFor()
    await preview.getByRole('heading', { name: 'Every peso counted' }).waitFor()
    await page.getByRole('button', { name: 'Undo my changes' }).click()
    await preview.getByRole('heading', { name: 'See the whole cost first' }).waitFor()
    expect(calls()).toEqual([])
  })

  test('fits a phone', async ({ borrower: { page } }) => {
    await page.setViewportSize(smallPhone)
    await page.goto('/templates.html')
    await page.getByRole('region', { name: 'Preview of costs-en' }).waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(smallPhone.width)
  })

  test('speaks three languages and sends nothing', async ({ borrower: { page, calls } }) => {
    await page.setViewportSize(desk)
    await page.goto('/templates.html')
    const card = page.locator('.templates_card', {
      has: page.getByRole('heading', { level: 2, name: 'first-loan-en', exact: true })
    })
    await card.getByText('Mobile number', { exact: true }).waitFor()
    await card.getByRole('tab', { name: '中文' }).click()
    await card.getByText('手机号码', { exact: true }).waitFor()
    await card.getByRole('tab', { name: 'Filipino' }).click()
    await card.getByText('Numero ng mobile', { exact: true }).waitFor()
    await card.getByRole('button', { name: 'Kunin ang code' }).click()
    await page.getByText('Nothing is sent while previewing.').waitFor()
    await card.getByRole('link', { name: 'registration agreement' }).click()
    await card.getByRole('button', { name: 'Register free' }).click()
    expect(page.url()).toMatch(/templates\.html$/)
    expect(calls()).toEqual([])
  })

  test('fills in the address and downloads the file', async ({ borrower: { page } }) => {
    await page.setViewportSize(desk)
    await page.goto('/templates.html')
    await page.getByLabel('Traffic source (user_from)').fill('sample network')
    await page.getByLabel('Campaign tag (utm_tag)').fill('june')
    const address = page.locator('#address-steps-fil')
    await expect
      .poll(() => address.textContent())
      .toBe(
        'https://www.sample-peso.example/landing/steps-fil.html?user_from=sample+network&utm_tag=june'
      )
    const text = page.getByRole('textbox', { name: 'Template steps-fil as JSON' })
    const edited = (await text.inputValue()).replace('"id": "steps-fil"', '"id": "steps-july"')
    await text.fill(edited)
    await expect
      .poll(() => address.textContent())
      .toContain('/landing.html?id=steps-july&user_from=')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download steps-july.json' }).click()
    ])
    expect(file.suggestedFilename()).toBe('steps-july.json')
    expect(await readFile(await file.path(), 'utf8')).toBe(edited)
  })
})
