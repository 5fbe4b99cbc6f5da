import { describe, expect, test, vi } from 'vitest'
import { deviceId } from '../../../pages/landing/device-id.ts'
import { mendTemplate } from '../../../pages/landing/fallback-template.ts'
import { readTracking } from '../../../pages/landing/source.ts'
import { createLandingPage } from '../../../pages/landing/store.ts'
import { brand } from '../../../shared/config/brand.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { askSandbox, fill, openPage } from './landing-page.ts'

const backend = prepareBackend()
const { calls, navigations, openAddress } = backend

async function openLandingPage(address = '/landing.html?id=first-loan-en&utm_tag=june') {
  openAddress(address)
  return openPage()
}

describe('the landing page', () => {
  test('shows the template, counts the visit and loads a picture', async () => {
    const { $page, $picture } = await openLandingPage()
    expect($page.get()).toMatchObject({ state: 'ready', template: { id: 'first-loan-en' } })
    expect($picture.get().state).toBe('ready')
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toBe('Your first loan, clearly explained')
    await vi.waitFor(() => expect(calls('/landing/track-visit')).toHaveLength(1))
    const [visit] = calls('/landing/track-visit')
    expect(visit?.query).toMatchObject({ page_id: 'first-loan-en', utm_tag: 'june' })
  })

  test.each([
    ['id=costs-in', 'first-loan-en', 'costs-in is not shown: it is for in'],
    ['id=gone', 'first-loan-en', 'gone is not shown: This offer has ended'],
    ['id=gone&market=cn', 'default', 'gone is not shown: This offer has ended'],
    ['id=gone&market=in', 'first-loan-en', 'gone is not shown: This offer has ended'],
    ['id=default&market=ph', 'first-loan-en', 'default is not shown: it takes numbers of cn, not']
  ])('%s shows the template %s and tells developers', async (query, id, reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { $page } = await openLandingPage(`/landing.html?${query}`)
    expect($page.get()).toMatchObject({ template: { id } })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(reason))
  })

  test.each([
    ['id=costs-in', 'That offer is for another country. Here is the one we have for yours.'],
    [
      'id=default&market=ph',
      'That offer is for another country. Here is the one we have for yours.'
    ],
    ['id=first-loan-en&market=cn', '该优惠适用于其他国家。以下是我们在本地的优惠。'],
    ['id=gone', 'This offer has ended. Here is the one we have now.']
  ])('%s says to the visitor why it shows another one', async (query, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { toast } = await openLandingPage(`/landing.html?${query}`)
    expect(toast()).toBe(text)
  })

  test('shows no colours of a server that cannot be read', async () => {
    const { default: document } = await import(
      '../../../shared/config/brands/ph/templates/first-loan-en.json'
    )
    const { gradient, accent, onGradient } = brand.colors
    const ofBrand = { background: gradient[0], accent, text: onGradient }
    const theme = { background: '#123a6b', accent: '#1257a6', text: '#123456' }
    expect(mendTemplate({ ...document, theme }).theme).toEqual(ofBrand)
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: '00', data: { ...document, id: 'pale', theme } })
    )
    const { $page } = await openLandingPage('/landing.html?id=pale')
    expect($page.get()).toMatchObject({ template: { id: 'pale', theme: ofBrand } })
  })

  test('asks for a number before it shows another picture', async () => {
    const page = await openLandingPage()
    await page.refreshPicture()
    expect(page.toast()).toBe('Please enter a correct mobile number')
    expect(calls('/landing/get-sid')).toHaveLength(1)
    // Half a number is one that is being entered.
    page.form.change('phone', '0917 12')
    await page.refreshPicture()
    expect(calls('/landing/get-sid')).toHaveLength(2)
  })

  test.each([
    ['sendCode', '-1'],
    ['submitForm', '101']
  ] as const)(
    '%s takes the code %s of the other call for no wrong picture code',
    async (work, code) => {
      const page = await openLandingPage()
      await fill(page, '0917 000 0001')
      page.form.change('smsCode', '123456')
      const capcode = page.form.$values.get().capcode
      vi.stubGlobal('fetch', async () => Response.json({ code, message: 'System busy' }))
      await page[work]()
      expect(page.$notice.get()).toBe('System busy')
      expect(page.form.$values.get().capcode).toBe(capcode)
      expect(page.form.$errors.get().capcode).toBeUndefined()
    }
  )

  test('starts the countdown only after a code was sent', async () => {
    const page = await openLandingPage()
    await fill(page, '0917 000 0001')
    page.form.change('capcode', '0000')
    await page.sendCode()
    expect(page.$wait.get()).toBe(0)
    expect(page.form.$errors.get().capcode).toContain('Enter the new one')
    expect(page.form.$values.get().capcode).toBe('')
    await vi.waitFor(() => expect(page.$picture.get().state).toBe('ready'))
    await fill(page, '0917 000 0001')
    await page.sendCode()
    expect(page.$wait.get()).toBe(60)
    expect(page.$sentTo.get()).toBe('0917 000 0001')
    await page.sendCode()
    expect(page.toast()).toBe('Do not send repeatedly')
    expect(calls('/landing/get-sms')).toHaveLength(2)
  })

  test('forgets the older code, and what was wrong with it, when one was sent', async () => {
    const page = await openLandingPage()
    page.form.change('smsCode', '123456')
    await page.submitForm()
    page.form.refuse('smsCode', 'wrong')
    await fill(page, '0917 000 0001')
    await page.sendCode()
    expect(page.form.$values.get().smsCode).toBe('')
    expect(page.form.$errors.get().smsCode).toBeUndefined()
  })

  test('says nothing of a code that was never sent once one is asked for', async () => {
    const page = await openLandingPage()
    await fill(page, '0917 000 0001')
    await page.submitForm()
    expect(page.form.$errors.get().smsCode).toBe('Please enter the correct SMS code')
    page.form.change('capcode', '0000')
    await page.sendCode()
    expect(page.form.$errors.get().smsCode).toBeUndefined()
    expect(page.form.$errors.get().capcode).toContain('Enter the new one')
  })

  test('keeps a code that was typed before the answer to its sending', async () => {
    const page = await openLandingPage()
    page.form.change('smsCode', '123456')
    await fill(page, '0917 000 0001')
    const answer = fetch
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      page.form.change('smsCode', '654321')
      return answer(...call)
    })
    await page.sendCode()
    expect(page.$sentTo.get()).toBe('0917 000 0001')
    expect(page.form.$values.get().smsCode).toBe('654321')
  })

  test('asks for a picture again when there was none to read', async () => {
    const page = await openLandingPage()
    await fill(page, '0917 000 0001')
    page.losePicture()
    await page.sendCode()
    expect(page.toast()).toBe('Please enter the correct code from the picture')
    expect(calls('/landing/get-sms')).toHaveLength(0)
    await vi.waitFor(() => expect(page.$picture.get().state).toBe('ready'))
  })

  test('registers and goes to the download page with its campaign', async () => {
    const page = await openLandingPage()
    await fill(page, '0917 000 0001')
    await page.sendCode()
    const { code = '' } = await askSandbox('sms?phone=09170000001')
    page.form.change('smsCode', code)
    await page.submitForm()
    expect(page.toast()).toBe('Registered successfully')
    expect(navigations).toEqual(['replace #/downloadTemplate?utm_tag=june'])
    expect(sessionStorage.getItem('landing')).toBeNull()
    expect(calls('/landing/track-click')).toHaveLength(1)
    const host = window as unknown as { dataLayer: Record<string, string>[] }
    await vi.waitFor(() => expect(host.dataLayer).toHaveLength(5))
    const { dataLayer } = host
    expect(dataLayer.map(({ event }) => event)).toEqual([
      'landing_seen',
      'landing_started',
      'landing_code_asked',
      'landing_code_received',
      'register_first_loan'
    ])
    expect(JSON.stringify(dataLayer)).not.toContain('9170000001')
    const eventIds = dataLayer.map(({ event_id }) => event_id)
    expect(calls('/landing/track-visit')[0]?.query.event_id).toBe(eventIds[0])
    expect(calls('/landing/track-click')[0]?.query.event_id).toBe(eventIds[4])
    expect(calls('/landing/register')[0]?.body.event_id).toBe(eventIds[4])
  })

  test('finds what was typed before, but nothing after ten minutes', async () => {
    const before = await openLandingPage()
    await fill(before, '0917 000 0001')
    await before.sendCode()
    const after = await openLandingPage()
    expect(after.form.$values.get()).toEqual(before.form.$values.get())
    expect(after.$picture.get()).toEqual(before.$picture.get())
    expect(after.$wait.get()).toBeGreaterThan(50)

    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    const later = await openLandingPage()
    expect(later.form.$values.get()).toEqual({ phone: '', capcode: '', smsCode: '' })
    expect(sessionStorage.getItem('landing') ?? '').not.toContain('0917 000 0001')
    expect(later.$wait.get()).toBe(0)
    expect(calls('/landing/get-sid')).toHaveLength(2)
  })

  test('leaves nothing of it to another tab, and keeps the SMS code for none', async () => {
    const page = await openLandingPage()
    await fill(page, '0917 000 0001')
    page.form.change('smsCode', '123456')
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/917 ?000 ?0001|"123456/)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('"123456')
    const reloaded = await openLandingPage()
    expect(reloaded.form.$values.get()).toMatchObject({ phone: '0917 000 0001', smsCode: '' })
    sessionStorage.clear()
    const elsewhere = await openLandingPage()
    expect(elsewhere.form.$values.get()).toEqual({ phone: '', capcode: '', smsCode: '' })
  })

  test('forgets what was restored as soon as what was typed, on a page that stays open', async () => {
    const before = await openLandingPage()
    await fill(before, '0917 000 0001')
    await before.sendCode()
    vi.useFakeTimers({
      now: Date.now() + 6 * 60_000,
      shouldAdvanceTime: true,
      toFake: ['Date', 'setTimeout']
    })
    const after = await openLandingPage()
    expect(after.form.$values.get().phone).not.toBe('')
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(after.form.$values.get()).toEqual({ phone: '', capcode: '', smsCode: '' })
    expect(sessionStorage.getItem('landing')).toBeNull()
  })

  test('a button that is tapped before its work has come waits for it', async () => {
    openAddress('/landing.html?id=first-loan-en')
    const { open, sending } = createLandingPage()
    await open()
    const done = sending.submitForm()
    expect(sending.submitForm.$pending.get()).toBe(true)
    await done
    expect($toast.get()?.text).toBe('Please enter a correct mobile number')
  })

  test('a button whose work does not come says that the network failed', async () => {
    vi.doMock('../../../pages/landing/resting-parts.ts', () => Promise.reject(new Error('gone')))
    openAddress('/landing.html?id=first-loan-en')
    const { open, sending } = createLandingPage()
    await open()
    await sending.sendCode()
    expect($toast.get()?.text).toBe('error')
    vi.doUnmock('../../../pages/landing/resting-parts.ts')
    await sending.sendCode()
    expect($toast.get()?.text).toBe('Please enter a correct mobile number')
  })

  test('keeps one device id', async () => {
    const page = await openLandingPage()
    const id = deviceId()
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    await fill(page, '0917 000 0001')
    await page.sendCode()
    expect(calls('/landing/get-sms')[0]?.body.deviceId).toBe(id)
  })

  test('remembers where its visitor came from', async () => {
    await openLandingPage('/landing.html?id=default&user_from=a&fbclid=f1&sessionId=s&utm_source=x')
    openAddress('/landing.html?id=default')
    expect(readTracking()).toEqual({ user_from: 'a', fbclid: 'f1', utm_source: 'x' })
  })
})

describe('a lost answer', () => {
  test('of a registration is said after a reload, and its repetition is the same to the server', async () => {
    const query = new URLSearchParams({
      id: 'first-loan-en',
      utm_tag: 'fault=http-502&faultOn=register'
    })
    const page = await openLandingPage(`/landing.html?${query}`)
    await fill(page, '0917 000 0001')
    page.form.change('smsCode', '123456')
    await page.submitForm()
    const after = await openLandingPage(`/landing.html?${query}`)
    expect(after.$notice.get()).toContain('you will not be registered twice')
    after.form.change('smsCode', '123456')
    await after.submitForm()
    const ids = calls('/landing/register').map(({ query: { requestId } }) => requestId)
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
  })

  test.each([
    ['get-sms', 'sendCode', 'If the code arrives'],
    ['register', 'submitForm', 'you will not be registered twice']
  ] as const)('of %s is an error, and a word on what to do', async (call, action, notice) => {
    const tag = new URLSearchParams({ fault: 'http-502', faultOn: call })
    const query = new URLSearchParams({ id: 'first-loan-en', utm_tag: `${tag}` })
    const page = await openLandingPage(`/landing.html?${query}`)
    await fill(page, '0917 000 0001')
    page.form.change('smsCode', '123456')
    await page[action]()
    expect(page.toast()).toBe('error')
    expect(page.$notice.get()).toContain(notice)
    expect(page.$wait.get()).toBe(0)
  })
})
