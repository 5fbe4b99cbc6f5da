import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const campaign = 'user_from=sample-network&app_from=web&utm_tag=june'

/** A number that nobody has registered yet. */
function newPhone(): string {
  return `09${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
}

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text }).waitFor()

/** Reads the captcha as a person does: the sandbox knows what its picture says. */
async function readCaptcha(page: Page): Promise<string> {
  const source = await page.getByAltText('Picture with the code').getAttribute('src')
  const sid = new URL(source ?? '', page.url()).searchParams.get('sid')
  const response = await page.request.get(`/muscular/sandbox/captcha?sid=${sid}`)
  return (await response.json()).answer
}

async function readSms(page: Page, number: string): Promise<string> {
  const ask = async () => {
    const response = await page.request.get(`/muscular/sandbox/sms?phone=${number}`)
    return (await response.json()).code
  }
  // The call that has it sent may still be on its way.
  await expect.poll(ask).toMatch(/^\d{6}$/)
  return ask()
}

/** The list that an advertiser's script would read. */
const dataLayer = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { dataLayer?: Record<string, string>[] }).dataLayer ?? []
  )

/** Fills in number and captcha and has a code sent. */
async function askForCode(page: Page, number: string): Promise<void> {
  await field(page, 'phone').pressSequentially(number)
  await page.waitForFunction(() => {
    const picture = document.querySelector('img.captcha-button_picture')
    return picture instanceof HTMLImageElement && picture.naturalWidth > 0
  })
  await field(page, 'capcode').fill(await readCaptcha(page))
  await page.getByRole('button', { name: 'Get code' }).click()
}

/** Waits for the line that the answer brings: it moves the button, and a tap on its way would miss it. */
async function fillInCode(page: Page, number: string): Promise<void> {
  await page.getByText(/^Sent to/).waitFor()
  await field(page, 'smsCode').fill(await readSms(page, number))
}

async function finishForm(page: Page, number: string): Promise<void> {
  await fillInCode(page, number)
  await page.getByRole('button', { name: 'Register free' }).click()
}

const error = (page: Page, name: string) =>
  page.locator('.field', { has: field(page, name) }).locator('.field_error')

describe('landing page', () => {
  test('leads from the advertisement to the app', async ({ borrower: { page, calls } }) => {
    const number = newPhone()
    await page.goto(`/landing/first-loan-en.html?${campaign}&invite_code=A1&UC=u7&down_id=d-7`)
    await askForCode(page, number)
    expect(await field(page, 'phone').inputValue()).toBe(
      `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`
    )
    await toast(page, 'Verification code sent, please check your phone')
    expect(await accessibilityViolations(page)).toEqual([])
    const wait = page.getByRole('button', { name: /^\d+s$/ })
    // Looks off, and says why when it is tapped all the same.
    await wait.click({ force: true })
    await toast(page, 'Do not send repeatedly')
    expect(calls('/landing/get-sms')).toHaveLength(1)

    await finishForm(page, number)
    await toast(page, 'Registered successfully')
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
    const address = new URL(page.url())
    expect(address.hash).toMatch(/^#\/downloadTemplate\?/)
    expect(Object.fromEntries(new URLSearchParams(address.hash.split('?')[1]))).toEqual({
      user_from: 'sample-network',
      app_from: 'web',
      utm_tag: 'june',
      invite_code: 'A1',
      UC: 'u7',
      down_id: 'd-7'
    })
    expect(await accessibilityViolations(page)).toEqual([])

    const source = { user_from: 'sample-network', app_from: 'web', utm_tag: 'june' }
    const visit = { ...source, page_id: 'first-loan-en', client_type: 'android', page_type: '1' }
    expect(calls('/landing/track-visit')).toMatchObject([{ query: visit }])
    expect(calls('/landing/track-click')).toMatchObject([{ query: { ...visit, phone: number } }])
    expect(calls('/landing/register')).toMatchObject([
      { body: { ...source, phone: number, userName: 'u7', invite_code: 'A1', id: 'first-loan-en' } }
    ])
    const layer = await dataLayer(page)
    expect(layer.map(({ event }) => event)).toEqual([
      'landing_seen',
      'landing_started',
      'landing_code_asked',
      'landing_code_received',
      'register_first_loan',
      'landing_download'
    ])
    expect(layer).toContainEqual(
      expect.objectContaining({ event: 'register_first_loan', utm_tag: 'june' })
    )
    expect(JSON.stringify(layer)).not.toMatch(new RegExp(`${number.slice(1)}|"A1"|"u7"`))
  })

  test('says in a toast and beside each input what is missing', async ({ borrower }) => {
    const { page, calls } = borrower
    await page.goto('/landing/default.html')
    await page.getByRole('button', { name: '立即注册' }).click()
    await toast(page, '请输入正确的手机号码')
    expect(await error(page, 'capcode').textContent()).toBe('请输入正确的图形验证码')
    expect(await error(page, 'smsCode').textContent()).toBe('请输入正确的短信验证码')
    const isAtPhone = () => field(page, 'phone').evaluate(input => input === document.activeElement)
    expect(await isAtPhone()).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: '换一张图片' }).click()
    // The tap has been answered: filled before, the number would count for it.
    await expect.poll(isAtPhone).toBe(true)
    expect(calls('/landing/get-sid')).toHaveLength(1)
    await field(page, 'phone').fill('12812345678')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await toast(page, '请输入正确的手机号码')
    await field(page, 'phone').fill('13812345678')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await toast(page, '请输入正确的图形验证码')
    expect(calls('/landing/get-sms')).toHaveLength(0)

    const picture = page.getByAltText('图形验证码图片')
    const before = await picture.getAttribute('src')
    await page.getByRole('button', { name: '换一张图片' }).click()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
    expect(calls('/landing/get-sid')).toHaveLength(2)
  })

  test('shows another picture when its code was wrong', async ({ borrower: { page, calls } }) => {
    await page.goto('/landing/first-loan-en.html')
    const number = newPhone()
    await field(page, 'phone').fill(number)
    const picture = page.getByAltText('Picture with the code')
    const before = await picture.getAttribute('src')
    await field(page, 'capcode').fill('0000')
    await page.getByRole('button', { name: 'Get code' }).click()
    await toast(page, 'The code from the picture is not correct.')
    expect(await error(page, 'capcode').textContent()).toContain('Enter the new one')
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
    expect(await page.getByRole('button', { name: 'Get code' }).count()).toBe(1)

    // The same from the register call.
    await field(page, 'capcode').fill(await readCaptcha(page))
    await page.getByRole('button', { name: 'Get code' }).click()
    await toast(page, 'Verification code sent')
    await field(page, 'capcode').fill('0000')
    await finishForm(page, number)
    await toast(page, 'The code from the picture is not correct.')
    expect(calls('/landing/get-sid')).toHaveLength(3)
    expect(await field(page, 'smsCode').inputValue()).toBe(await readSms(page, number))

    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
    await field(page, 'capcode').fill(await readCaptcha(page))
    await page.getByRole('button', { name: 'Register free' }).click()
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
  })

  test('sends a registered number on to the app', async ({ borrower: { page, calls } }) => {
    await page.goto('/landing/first-loan-en.html')
    await askForCode(page, '09170000011')
    await toast(page, 'Already registered, please download the app and log in')
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
    expect(calls('/landing/register')).toHaveLength(0)
    expect(JSON.stringify(await dataLayer(page))).not.toContain('register_first_loan')
  })

  test('says what the server says of any other refusal', async ({ borrower: { page } }) => {
    const number = newPhone()
    await page.goto('/landing/first-loan-en.html')
    await askForCode(page, number)
    await toast(page, 'Verification code sent')
    await field(page, 'smsCode').fill('000000')
    await page.getByRole('button', { name: 'Register free' }).click()
    await toast(page, 'This SMS code is wrong or too old')
    expect(await page.getByRole('alert').textContent()).toContain(
      'This SMS code is wrong or too old'
    )
    await page.reload()
    await page.evaluate(() => {
      localStorage.clear()
      // Typed texts are stored in the tab.
      sessionStorage.clear()
    })
    await page.reload()
    await askForCode(page, number)
    await toast(page, 'We have just sent a code to this number')
  })

  test('tells that an answer got lost, and registers nobody twice', async ({ borrower }) => {
    const { page, expectTrouble } = borrower
    expectTrouble(/ERR_/)
    const number = newPhone()
    const fault = new URLSearchParams({
      fault: 'truncated',
      faultOn: 'register',
      faultTimes: '1',
      n: number
    })
    await page.goto(`/landing/first-loan-en.html?${new URLSearchParams({ utm_tag: `${fault}` })}`)
    await askForCode(page, number)
    await finishForm(page, number)
    await toast(page, 'error')
    expect(await page.getByRole('alert').textContent()).toContain(
      'you will not be registered twice'
    )
    await page.getByRole('button', { name: 'Register free' }).click()
    // The backend repeats its first answer.
    await toast(page, 'Registered successfully')
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
  })

  test('sends each request once, however it is tapped', async ({ borrower: { page, calls } }) => {
    const number = newPhone()
    await page.goto('/landing/first-loan-en.html')
    await askForCode(page, number)
    await fillInCode(page, number)
    await page.getByRole('button', { name: 'Register free' }).dblclick()
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
    expect(calls('/landing/get-sms')).toHaveLength(1)
    expect(calls('/landing/register')).toHaveLength(1)
  })

  test('keeps what is typed through a reload and the agreement', async ({ borrower }) => {
    const { page, calls } = borrower
    const number = newPhone()
    await page.goto(`/landing/steps-fil.html?${campaign}`)
    await field(page, 'phone').fill(number)
    // The page is live: a link that is tapped before leaves an entry of its own.
    await page.getByAltText('Larawan na may code').waitFor()
    await page.getByRole('link', { name: 'kasunduan sa pagrehistro' }).click()
    await page.getByRole('heading', { level: 1, name: 'kasunduan sa pagrehistro' }).waitFor()
    expect(page.url()).toContain('#/agreementTemplate')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Bumalik' }).press('Enter')
    const link = page.getByRole('link', { name: 'kasunduan sa pagrehistro' })
    await expect.poll(() => link.evaluate(each => each === document.activeElement)).toBe(true)
    expect(page.url()).not.toContain('#')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const grouped = `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`
    expect(await field(page, 'phone').inputValue()).toBe(grouped)

    await page.reload()
    const picture = page.getByAltText('Larawan na may code')
    await picture.waitFor()
    expect(await field(page, 'phone').inputValue()).toBe(grouped)
    const source = (await picture.getAttribute('src')) ?? ''
    const sid = new URL(source, page.url()).searchParams.get('sid')
    const captcha = await page.request.get(`/muscular/sandbox/captcha?sid=${sid}`)
    await field(page, 'capcode').fill((await captcha.json()).answer)
    await page.getByRole('button', { name: 'Kunin ang code' }).click()
    await toast(page, 'Naipadala na ang verification code')
    await page.reload()
    await page.getByRole('button', { name: /^\d+s$/ }).waitFor()
    expect(await picture.getAttribute('src')).toBe(source)
    await field(page, 'smsCode').fill(await readSms(page, number))
    await page.getByRole('button', { name: 'Magrehistro nang libre' }).click()
    await page.getByRole('heading', { name: 'Handa na ang account ninyo' }).waitFor()
    expect(calls('/landing/get-sid')).toHaveLength(1)
  })

  test('goes back from an agreement that was opened before any script', async ({
    borrower: { page }
  }) => {
    const letGo = await holdScripts({ page })
    await page.goto(`/landing/steps-fil.html?${campaign}`, { waitUntil: 'commit' })
    const number = newPhone()
    await field(page, 'phone').fill(number)
    const link = page.getByRole('link', { name: 'kasunduan sa pagrehistro' })
    await link.click()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'kasunduan sa pagrehistro' }).waitFor()
    await page.getByRole('button', { name: 'Bumalik' }).click()
    await expect.poll(() => link.evaluate(each => each === document.activeElement)).toBe(true)
    expect((await field(page, 'phone').inputValue()).replace(/\D/g, '')).toBe(number)
    await page.getByAltText('Larawan na may code').waitFor()
  })

  test('lets the number be changed after a code was sent', async ({ borrower: { page } }) => {
    await page.goto('/landing/first-loan-en.html')
    await askForCode(page, newPhone())
    await page.getByText('You can still change the number').waitFor()
    const other = newPhone()
    await field(page, 'phone').fill(other)
    await page.getByRole('button', { name: 'Get code' }).click()
    await page.getByRole('button', { name: /^\d+s$/ }).waitFor()
    await finishForm(page, other)
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor()
  })

  test('keeps what was typed and sent before its script was there', async ({ borrower }) => {
    const { page, calls } = borrower
    const release = await holdScripts(borrower)
    await page.goto('/landing/first-loan-en.html', { waitUntil: 'commit' })
    await field(page, 'phone').pressSequentially('+63 917-000 0022')
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(/first-loan-en\.html$/)
    expect(await field(page, 'phone').inputValue()).toBe('+63 917-000 0022')
    release()
    await toast(page, 'Please enter the correct code from the picture')
    expect(await field(page, 'phone').inputValue()).toBe('0917 000 0022')
    expect(calls('/landing/register')).toHaveLength(0)
  })
})

/** The titles that stand in the html where its script does not come. */
const stuckTitles: Record<string, string> = {
  zh: '页面无法打开',
  en: 'This page could not start',
  fil: 'Hindi mabuksan ang page na ito'
}

const finished = ['default', 'first-loan-en', 'steps-fil', 'costs-en', 'steps-zh']

describe.each(finished)('template %s', id => {
  test.for([phone, smallPhone])('fits a phone of $width px', async (size, { borrower }) => {
    const { page } = borrower
    await page.setViewportSize(size)
    await page.goto(`/landing/${id}.html`)
    await page.locator('.captcha-button_picture').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect(overflow).toBe(0)
    const edges = await page
      .locator('.captcha-button, .register-form_send')
      .evaluateAll(each => each.map(one => one.getBoundingClientRect().left))
    expect(new Set(edges).size).toBe(1)
    const note = page.locator('.lender-note')
    expect(await note.textContent()).toContain('SEC Registration No. CS000000000')
    expect(await note.textContent()).toContain('Certificate of Authority No. 0000')
  })

  test('has its first paint, title and preview in its html', async ({ borrower: { page } }) => {
    const html = await (await page.request.get(`/landing/${id}.html`)).text()
    const file = join(process.cwd(), `shared/config/brands/ph/templates/${id}.json`)
    const template = JSON.parse(readFileSync(file, 'utf8'))
    expect(html).toContain(`<title>${template.preview.title}</title>`)
    expect(html).toContain(`<h1 class="hero_title">${template.hero.title}</h1>`)
    expect(html).toContain(`<html lang="${template.locale}"`)
    expect(html).toContain(`content="https://www.sample-peso.example${template.preview.image}"`)
    expect(html).toContain('name="smsCode"')
    expect(html).not.toContain(' style=')
    expect(html).toContain(`<h1>${stuckTitles[template.locale]}</h1>`)
  })

  test('looks the same when the server sends it', async ({ borrower: { page, calls } }) => {
    await page.goto(`/landing.html?id=${id}`)
    await page.locator('.landing .hero_title').waitFor()
    expect(calls('/landing/channel-template')).toHaveLength(1)
    const served = await page.locator('#root').innerText()
    const color = await page
      .locator('.landing')
      .evaluate(el => getComputedStyle(el).backgroundColor)
    await page.goto(`/landing/${id}.html`)
    await page.locator('.captcha-button_picture').waitFor()
    expect(calls('/landing/channel-template')).toHaveLength(1)
    expect(await page.locator('#root').innerText()).toBe(served)
    expect(
      await page.locator('.landing').evaluate(el => getComputedStyle(el).backgroundColor)
    ).toBe(color)
  })
})

describe('landing page without its template', () => {
  test('shows its market’s own one and says why', async ({ borrower: { page, calls } }) => {
    await page.goto('/landing.html?id=gone')
    await toast(page, 'This offer has ended')
    await page.getByRole('heading', { name: 'Your first loan, clearly explained' }).waitFor()
    await expect
      .poll(() => calls('/landing/track-visit'))
      .toMatchObject([{ query: { page_id: 'first-loan-en' } }])
  })

  test('shows its market’s own one when nothing comes', async ({ borrower }) => {
    const { page, expectTrouble } = borrower
    expectTrouble(/ERR_|Failed to load/)
    const tag = new URLSearchParams({ fault: 'offline', faultOn: 'channel-template' })
    await page.goto(`/landing.html?${new URLSearchParams({ id: 'steps-fil', utm_tag: `${tag}` })}`)
    await toast(page, 'error')
    await page.getByRole('button', { name: 'Register free' }).waitFor()
  })
})

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 11; A14) AppleWebKit/537.36 Chrome/87.0.4280.141 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Mobile/15E148 Safari/604.1'
}

async function pretend({ context, page }: BorrowerFixture, userAgent: string): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setUserAgentOverride', { userAgent })
}

const download = `#/downloadTemplate?${campaign}&links_id=l-9&gclid=g1`

describe('download page', () => {
  test('carries the campaign to Google Play', async ({ borrower }) => {
    const { page } = borrower
    await pretend(borrower, agents.android)
    await page.goto(`/landing/first-loan-en.html${download}`)
    const link = page.getByRole('link', { name: 'Get it on Google Play' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.searchParams.get('id')).toBe('com.example.samplepeso')
    const referrer = new URLSearchParams(address.searchParams.get('referrer') ?? '')
    expect(Object.fromEntries(referrer)).toEqual({
      utm_source: 'sample-network',
      utm_campaign: 'june',
      app_from: 'web',
      links_id: 'l-9',
      gclid: 'g1'
    })
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('carries the campaign to the App Store', async ({ borrower }) => {
    const { page } = borrower
    await pretend(borrower, agents.ios)
    await page.goto(`/landing/first-loan-en.html${download}`)
    const link = page.getByRole('link', { name: 'Get it on the App Store' })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/apps\.apple\.com\/.*\?ct=june$/)
  })

  test('says how to leave an app that blocks downloads', async ({ borrower }) => {
    const { page } = borrower
    await pretend(borrower, `${agents.android} [FB_IAB/FB4A;FBAV/340.0.0.27.113;]`)
    await page.goto(`/landing/first-loan-en.html${download}`)
    await page.getByText('Facebook blocks downloads').waitFor()
    expect(await page.locator('.download_steps li').count()).toBe(3)
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('says in its language that copying was blocked', async ({ borrower }) => {
    const { page } = borrower
    await pretend(borrower, `${agents.android} MicroMessenger/8.0.16`)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await page.goto(`/landing/steps-zh.html${download}`)
    await page.getByRole('button', { name: '复制链接' }).click()
    await toast(page, '无法自动复制。链接已选中，请手动复制。')
    expect(await page.evaluate(() => String(getSelection()))).toContain('#/downloadTemplate')
  })

  test('shows a code to scan at a desktop, fetched only there', async ({ borrower: { page } }) => {
    const tracking = () => page.evaluate(() => localStorage.getItem('loan:tracking'))
    await page.goto('/landing/first-loan-en.html?utm_tag=june')
    await page.locator('.captcha-button_picture').waitFor()
    await expect.poll(tracking).toContain('june')
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await expect.poll(scripts).toContainEqual(expect.stringContaining('/resting-parts-'))
    const before = await scripts()
    await page.goto(`/landing/first-loan-en.html${download}`)
    await page.getByRole('img', { name: 'Scan this with your phone’s camera' }).waitFor()
    // Whoever comes to this computer next is not of this campaign.
    await expect.poll(tracking).toBeNull()
    // The browser lists what it has fetched a moment later.
    const added = async () => (await scripts()).filter(name => !before.includes(name))
    await expect.poll(added).toContainEqual(expect.stringMatching(/\/assets\/.+\.js$/))
    // A phone in its desktop mode cannot scan itself.
    for (const store of ['Get it on Google Play', 'Get it on the App Store']) {
      expect(await page.getByRole('link', { name: store }).getAttribute('href')).toMatch(/^https:/)
    }
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test('a landing page asks for its template before its script is there', async ({ borrower }) => {
  const { page, calls } = borrower
  const release = await holdScripts(borrower)
  await page.goto('/landing.html?id=steps-fil&utm_tag=june', { waitUntil: 'commit' })
  await expect
    .poll(() => calls('/landing/channel-template'))
    .toMatchObject([{ query: { templateId: 'steps-fil', utm_tag: 'june' } }])
  release()
  await page.getByRole('heading', { level: 1, name: 'Tatlong hakbang' }).waitFor()
  expect(calls('/landing/channel-template')).toHaveLength(1)
})

test('a template whose language does not come says so in that language', async ({ borrower }) => {
  const { page, context, expectTrouble } = borrower
  expectTrouble(/Failed to load|ERR_FAILED|dynamically imported/i)
  await context.route(/\/assets\/fil-.*\.js/, route => route.abort())
  await page.goto('/landing/steps-fil.html')
  await page.getByRole('heading', { name: 'Hindi mabuksan ang page na ito' }).waitFor()
  await page.getByRole('link', { name: 'Subukan ulit' }).waitFor()
})

test('a landing page whose layout does not come says so and offers another try', async ({
  borrower
}) => {
  const { page, context, expectTrouble } = borrower
  expectTrouble(/Failed to load|ERR_FAILED|Minified React error|hydrat/i)
  await context.route(/\/assets\/plain-.*\.js/, route => route.abort())
  await page.goto('/landing.html?id=first-loan-en')
  // The page's own word once React is there, before that the head script's after a reload.
  const button = page.getByRole('button', { name: 'Try again' })
  await button.or(page.getByRole('link', { name: 'Try again' })).waitFor()
})
