import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { company } from '../../shared/config/brands/ph/company.ts'
import { accessibilityViolations, phone, shareBrowser, smallPhone, test } from './harness.ts'
import { holdRequests } from './hold-requests.ts'

shareBrowser()

const texts = [
  'about.html',
  'privacy.html',
  'loan-terms.html',
  '404.html',
  'site/index.html',
  'site/about.html',
  'site/policy.html',
  'site/loan.html',
  'site/contact.html',
  'site/user.html'
]

describe.each(texts)('%s', file => {
  test('fits every width, and anyone can use it', async ({ borrower: { page } }) => {
    await page.goto(`/${file}`)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(width)
    }
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  // Each finds its twin in another language before it is painted, the last one the twin that was meant;
  // the home page has sliders and a search.
  const limits: Record<string, number> = {
    'site/index.html': 2304,
    'site/contact.html': 2560,
    '404.html': 1440
  }
  const limit = limits[file] ?? 1280

  test('has no React and little script', async ({ borrower: { page } }) => {
    const scripts: string[] = []
    page.on('response', async response => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto(`/${file}`, { waitUntil: 'load' })
    const dist = inject('dist')
    const html = readFileSync(join(dist, file), 'utf8')
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    const outside = scripts.map(url => readFileSync(join(dist, new URL(url).pathname), 'utf8'))
    const bytes = [...inline, ...outside].map(text => brotliCompressSync(text).length)
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limit)
  })
})

test.for(['about.html', 'site/about.html'])(
  '%s has the licence in the first screen',
  async (file, { borrower: { page } }) => {
    await page.setViewportSize(phone)
    await page.goto(`/${file}`)
    for (const { number } of company.registrations) {
      const box = await page.getByRole('main').getByText(number, { exact: true }).boundingBox()
      expect(box && box.y + box.height).toBeLessThan(phone.height)
    }
  }
)

describe('the site', () => {
  test('leads from tab to tab and back', async ({ borrower: { page } }) => {
    await page.goto('/')
    const tabs = page.getByRole('navigation', { name: 'Main' })
    await page.getByLabel('Menu').click()
    for (const name of ['About Us', 'Privacy Policy', 'Loan terms and conditions', 'Home']) {
      await tabs.getByRole('link', { name }).click()
      await page.getByLabel('Menu').click()
      await tabs.locator('[aria-current=page]', { hasText: name }).waitFor()
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await tabs.getByRole('link', { name: 'Contact' }).waitFor()
    const footer = page.getByRole('contentinfo')
    for (const text of [company.legalName, company.phone, company.email, company.address, '©']) {
      await footer.getByText(text).first().waitFor()
    }
  })

  test('scrolls smoothly to a section, at once for those who want no motion', async ({
    borrower: { page }
  }) => {
    await page.goto('/site/index.html')
    const behavior = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behavior()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behavior()).toBe('auto')
    await page.getByRole('link', { name: 'How it works' }).click()
    await page.waitForFunction(() => {
      const top = document.getElementById('how-it-works')?.getBoundingClientRect().top ?? 999
      return top >= 0 && top < 60
    })
  })

  test('tells search engines and previews who runs it', async ({ borrower: { page } }) => {
    await page.goto('/site/index.html')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [organization, questions] = data.map(text => JSON.parse(text))
    expect(organization).toMatchObject({
      '@type': 'Organization',
      legalName: company.legalName
    })
    expect(questions['@type']).toBe('FAQPage')
    // Search engines show the questions that stand on the page.
    const summaries = await page.locator('#questions summary').allTextContents()
    expect(questions.mainEntity.map(({ name }: { name: string }) => name)).toEqual(summaries)
    expect(summaries.length).toBeGreaterThan(8)
    const address = `${company.siteOrigin}/`
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(new URL(picture ?? '').pathname)).status()).toBe(200)
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`<loc>${address}</loc>`)
    expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  })

  test('prints a legal text with its version, without what is only for the screen', async ({
    borrower: { page }
  }) => {
    await page.goto('/site/loan.html')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Version 1.0, 20 November 2026').isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    expect(
      await page.getByRole('contentinfo').getByText(company.legalName).first().isVisible()
    ).toBe(true)
  })
})

describe('the price on the home page', () => {
  const factsOf = (page: Page) =>
    page
      .locator('#price')
      .evaluate(price =>
        Object.fromEntries(
          [...price.querySelectorAll<HTMLElement>('[data-fact]')].map(each => [
            each.dataset.fact,
            each.textContent
          ])
        )
      )

  test('follows both sliders by the keyboard, and says so', async ({ borrower: { page } }) => {
    await page.goto('/site/index.html')
    expect(await factsOf(page)).toMatchObject({
      amount: '₱6.000,00',
      term: '91 days',
      received: '₱6.000,00',
      total: '₱6.900,00',
      cost: '₱900,00',
      payments: 'once, after 91 days',
      late: 'At most ₱345,00 more',
      lawful: 'The agreement says ₱4.450,00 more, but the legal limit applies.'
    })
    const amount = page.getByRole('slider', { name: 'I borrow' })
    await amount.press('ArrowRight')
    expect(await amount.getAttribute('aria-valuetext')).toBe('₱8.000,00')
    await page.getByRole('slider', { name: 'Loan term' }).press('End')
    // The drawn lines are as long as the sliders say.
    const values = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll(all => all.map(each => Number((each as HTMLInputElement).value)))
    const sliders = await values('.slider')
    expect(await values('.slider_line')).toEqual(sliders)
    expect(sliders[1]).toBeGreaterThan(0)
    expect(await factsOf(page)).toMatchObject({
      amount: '₱8.000,00',
      term: '365 days',
      lawful: ''
    })
    const { payments, total } = await factsOf(page)
    expect(payments).toBe('12 payments of ₱872,67, about every 30 days')
    const row = page.locator('#price-list details', { hasText: '365 days' }).getByRole('row', {
      name: '₱8.000,00',
      includeHidden: true
    })
    expect(await row.textContent()).toBe(`₱8.000,0012 × ₱872,67${total}`)
  })

  test('says beside the cost of a late payment how far the law lets it go', async ({
    borrower: { page }
  }) => {
    await page.goto('/site/index.html')
    await page.locator('#price').getByRole('link', { name: 'What a late payment costs' }).click()
    expect(await page.locator('#costs .card').textContent()).toMatch(
      /^The law limits this: late charges to 5% a month/
    )
  })

  test('stands where it was left when the page is opened again', async ({ borrower: { page } }) => {
    await page.goto('/site/index.html')
    await page.getByRole('slider', { name: 'I borrow' }).press('Home')
    await page.goto('/site/about.html')
    await page.goBack()
    const { value, text } = await page
      .getByRole('slider', { name: 'I borrow' })
      .evaluate(slider => ({
        value: (slider as HTMLInputElement).value,
        text: slider.getAttribute('aria-valuetext')
      }))
    const { amount } = await factsOf(page)
    expect(text).toBe(amount)
    expect(amount).toBe(value === '0' ? '₱2.000,00' : '₱6.000,00')
  })
})

describe('the questions of the home page', () => {
  test('are those that have every word that is searched', async ({ borrower: { page } }) => {
    await page.goto('/site/index.html')
    const visible = page.locator('#questions summary:visible')
    const all = await visible.count()
    const search = page.getByRole('searchbox', { name: 'Search the questions' })
    await search.fill('PAY early')
    expect(await visible.allTextContents()).toEqual(['Can I pay early?'])
    await search.fill('half the term')
    expect(await visible.allTextContents()).toEqual(['Can I pay early?'])
    await search.fill('unicorn')
    expect(await visible.count()).toBe(0)
    await page.getByText('No question matches').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await search.fill('')
    expect(await visible.count()).toBe(all)
  })
})

describe('the form that deletes an account', () => {
  test.for(['', 'fil/', 'ceb/'])(
    'has its button on the first screen: /%s',
    async (language, { borrower: { page } }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/${language}site/delete-account.html`)
      const box = await page.locator('#send-code').boundingBox()
      expect(box && box.y + box.height).toBeLessThanOrEqual(740)
    }
  )
})

describe('the contact form', () => {
  test('asks for all three, keeps what was typed and sends nothing', async ({
    borrower: { page, calls }
  }) => {
    await page.goto('/Contact')
    const send = page.getByRole('button', { name: 'Send Message' })
    await page.getByLabel('Full Name').fill('A Borrower')
    await send.click()
    await page.getByText('Please provide complete information!').waitFor()
    const phone = page.getByLabel('Phone number')
    expect(await phone.getAttribute('aria-invalid')).toBe('true')
    expect(await phone.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Full Name').inputValue()).toBe('A Borrower')
    expect(await accessibilityViolations(page)).toEqual([])

    await phone.fill('0900 000 0000')
    await page.getByLabel('Message').fill('  ')
    await send.click()
    expect(await page.getByText('Enter your message').isVisible()).toBe(true)
    await page.getByLabel('Message').fill('Is $& my loan paid? 100% & more')
    await send.click()
    await page.getByRole('heading', { name: 'One step left, A Borrower' }).waitFor()
    expect(await page.getByText('Your message stays on this device').isVisible()).toBe(false)
    expect(await page.getByText('This page does not send anything').textContent()).toContain(
      company.email
    )
    const href = await page.getByRole('link', { name: 'Open it as an e-mail' }).getAttribute('href')
    const mail = new URL(href ?? '')
    expect(mail.searchParams.get('body')).toBe(
      'Is $& my loan paid? 100% & more\r\n\r\nA Borrower\r\n0900 000 0000'
    )
    expect(calls()).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])

    expect(await page.getByText('Is $& my loan paid?').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Change' }).click()
    expect(await page.getByLabel('Message').inputValue()).toBe('Is $& my loan paid? 100% & more')
    await page.getByLabel('Full Name').fill('Another')
    await send.click()
    await page.getByRole('heading', { name: 'One step left, Another' }).waitFor()
  })

  test('answers a tap that came before its code', async ({ borrower: { page } }) => {
    const send = await holdRequests({ page }, '**/assets/site-contact*.js')
    await page.goto('/site/contact.html', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    expect(await page.getByText('Please provide complete information!').count()).toBe(0)
    send()
    await page.getByText('Please provide complete information!').waitFor()
  })

  test('says beforehand that nothing is sent, and keeps what was typed over a reload', async ({
    borrower: { page }
  }) => {
    await page.goto('/site/contact.html')
    const notice = page.getByText('Your message stays on this device until you send')
    const above = await notice.evaluate(
      element => element.compareDocumentPosition(document.querySelector('label') as Node) & 4
    )
    expect(above).toBeGreaterThan(0)
    await page.getByLabel('Full Name').fill('A Borrower')
    await page.getByLabel('Message').fill('Line one\nline two')
    await page.reload()
    expect(await page.getByLabel('Full Name').inputValue()).toBe('A Borrower')
    expect(await page.getByLabel('Message').inputValue()).toBe('Line one\nline two')
  })

  test('is posted as JSON where the brand has an address, and loses nothing on a failure', async ({
    borrower: { page, expectTrouble }
  }) => {
    expectTrouble(/503|Failed to load/)
    const bodies: unknown[] = []
    const statuses = [503, 204]
    let answer = () => {}
    const tappedAgain = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/contact-desk', async route => {
      bodies.push(route.request().postDataJSON())
      expect(route.request().headers()['content-type']).toBe('application/json')
      await tappedAgain
      await route.fulfill({ status: statuses.shift() ?? 500 })
    })
    await page.goto('/site/contact.html')
    await page.locator('form').evaluate(form => form.setAttribute('data-url', '/contact-desk'))
    await page.getByLabel('Full Name').fill('A Borrower')
    await page.getByLabel('Phone number').fill('0900 000 0000')
    await page.getByLabel('Message').fill('Is my loan paid?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('button', { name: 'Sending…' }).click()
    answer()
    await page.getByText('may not have reached us').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Is my loan paid?')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('heading', { name: 'One step left, A Borrower' }).waitFor()
    const message = { name: 'A Borrower', phone: '0900 000 0000', message: 'Is my loan paid?' }
    expect(bodies).toEqual([message, message])
    await page.reload()
    expect(await page.getByLabel('Message').inputValue()).toBe('')
  })
})

describe('without scripts', () => {
  test.for(texts)('%s reads whole', async (file, { borrower: { context } }) => {
    const browser = context.browser()
    const still = await browser?.newContext({ javaScriptEnabled: false, baseURL: inject('origin') })
    const page = await still?.newPage()
    await page?.goto(`/${file}`)
    const text = (await page?.locator('body').innerText()) ?? ''
    expect(text.length).toBeGreaterThan(file === 'site/user.html' ? 200 : 150)
    if (file === 'site/index.html') {
      expect(text).toContain('₱6.000,00 · 91 days')
      expect(await page?.getByRole('slider').count()).toBe(0)
      await page?.locator('summary', { hasText: '91 days' }).click()
      expect(await page?.locator('body').innerText()).toMatch(
        /₱20\.000,00\s+1 × ₱23\.000,00\s+₱23\.000,00/
      )
      await page?.locator('summary', { hasText: '182 days' }).click()
      expect(await page?.getByText('6 × ₱1.175,00').isVisible()).toBe(true)
    }
    if (file === 'site/contact.html') expect(text).toContain('The form needs JavaScript')
    await still?.close()
  })
})

describe('the way back of a page in the app', () => {
  test('asks the app when there is one', async ({ borrower: { page } }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        posted: [],
        loanApp: { postMessage: (text: string) => Reflect.get(window, 'posted').push(text) }
      })
    })
    await page.goto('/privacy.html')
    await page.getByRole('link', { name: 'Back' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'posted'))).toEqual([
      '{"action":"goBack"}'
    ])
    expect(page.url()).toContain('/privacy.html')
  })

  test('goes back in a browser, and home when there is nothing behind', async ({
    borrower: { page, context }
  }) => {
    await page.goto('/about.html')
    await page.goto('/privacy.html')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/about.html')
    const [fresh] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/privacy.html', '_blank', 'noopener'))
    ])
    await fresh.waitForLoadState()
    await fresh.getByRole('link', { name: 'Back' }).click()
    await fresh.waitForURL('**/site/index.html')
  })
})

describe('what is not there', () => {
  test('is answered with ways on', async ({ borrower: { page, expectTrouble } }) => {
    expectTrouble(/404/)
    await page.goto('/nothing?orderId=1')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await page.getByRole('link', { name: 'Contact us' }).click()
    await page.getByRole('heading', { name: 'Contact us' }).waitFor()
  })
})
