import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { draftLife } from '../../../pages/landing/draft.ts'
import { createLandingPage } from '../../../pages/landing/store.ts'
import { keptVisit } from '../../../pages/landing/visit-id.ts'
import { registration, sms } from '../../../shared/api/landing-registration.ts'
import { noteRest } from '../../../shared/api/rest.ts'
import { noteSent, readUnanswered } from '../../../shared/context/unanswered.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { askSandbox, fill, openPage } from './landing-page.ts'

const { calls, navigations, openAddress } = prepareBackend()
const customer = '0917 000 0011'
const unknown = '0917 000 0001'

function openLandingPage() {
  openAddress('/landing.html?id=first-loan-en&utm_tag=june')
  return openPage()
}

/** The fields of the page's html, to see which one a problem leads to. */
function showFields(): void {
  const form = document.createElement('form')
  form.id = 'register'
  form.innerHTML = '<input name="phone"><input name="capcode"><input name="smsCode">'
  document.body.append(form)
  onTestFinished(() => form.remove())
}

const focused = () => document.activeElement?.getAttribute('name')

/** Sends an SMS, and types the code that is in it. */
async function takeCode(page: Awaited<ReturnType<typeof openLandingPage>>) {
  await fill(page, unknown)
  await page.sendCode()
  const { code = '' } = await askSandbox(`sms?phone=${unknown.replaceAll(' ', '')}`)
  page.form.change('smsCode', code)
}

describe('a number that is registered already', () => {
  test.each(['sendCode', 'submitForm'] as const)(
    'goes on to the app when %s learns it',
    async work => {
      const page = await openLandingPage()
      await fill(page, customer)
      page.form.change('smsCode', '123456')
      await page[work]()
      expect(page.toast()).toBe('Already registered, please download the app and log in')
      expect(navigations).toEqual(['replace #/downloadTemplate?utm_tag=june'])
      expect(page.$notice.get()).toBe('')
      expect(page.form.$values.get().phone).toBe('')
    }
  )
})

test('a backend that has too much to do is named, with the time to wait', async () => {
  onTestFinished(() => noteRest(sms.path, undefined))
  const fault = new URLSearchParams({ fault: 'http-429', faultOn: sms.path })
  openAddress(`/landing.html?${new URLSearchParams({ id: 'first-loan-en', utm_tag: `${fault}` })}`)
  const page = await openPage()
  await fill(page, unknown)
  await page.sendCode()
  expect(page.toast()).toBe('error')
  expect(page.$notice.get()).toBe(
    'Many people are using this right now. Please try again in 30 seconds.'
  )
})

describe('a problem leads to its field', () => {
  test('a picture’s code that is missing, then the code of the SMS', async () => {
    showFields()
    const page = await openLandingPage()
    page.form.change('phone', unknown)
    await page.submitForm()
    expect(page.toast()).toBe('Please enter the correct code from the picture')
    expect(focused()).toBe('capcode')
    await fill(page, unknown)
    await page.submitForm()
    expect(page.toast()).toBe('Please enter the correct SMS code')
    expect(focused()).toBe('smsCode')
    expect(page.form.$errors.get()).toMatchObject({
      capcode: undefined,
      smsCode: 'Please enter the correct SMS code'
    })
    expect(calls('/landing/register')).toHaveLength(0)
  })

  test('a picture that is gone', async () => {
    showFields()
    const page = await openLandingPage()
    await fill(page, unknown)
    page.losePicture()
    await page.sendCode()
    expect(focused()).toBe('capcode')
    expect(page.form.$errors.get().capcode).toBe('Please enter the correct code from the picture')
  })

  test.each(['sendCode', 'submitForm'] as const)(
    'a picture’s code that %s finds wrong',
    async work => {
      showFields()
      const page = await openLandingPage()
      await fill(page, unknown)
      const { address } = page.$picture.get() as { address: string }
      page.form.change('capcode', 'xxxx')
      page.form.change('smsCode', '123456')
      await page[work]()
      expect(focused()).toBe('capcode')
      expect(page.form.$values.get()).toMatchObject({ capcode: '', smsCode: '123456' })
      expect(page.$notice.get()).toBe('')
      await vi.waitFor(() => expect(page.$picture.get().state).toBe('ready'))
      expect(page.$picture.get()).not.toMatchObject({ address })
    }
  )
})

describe('a code by SMS', () => {
  test('is typed next, or filled in from the message by a browser that can', async () => {
    showFields()
    const get = vi.fn(async () => ({ code: '654321' }))
    vi.stubGlobal('OTPCredential', class {})
    vi.stubGlobal('navigator', { ...navigator, credentials: { get } })
    const page = await openLandingPage()
    await fill(page, unknown)
    await page.sendCode()
    expect(focused()).toBe('smsCode')
    await vi.waitFor(() => expect(page.form.$values.get().smsCode).toBe('654321'))
    expect(get).toHaveBeenCalledWith({
      otp: { transport: ['sms'] },
      signal: expect.any(AbortSignal)
    })
  })

  test('that is wrong is said above the button, and the next try takes the word back', async () => {
    const page = await openLandingPage()
    await takeCode(page)
    const { smsCode } = page.form.$values.get()
    page.form.change('smsCode', '000000')
    await page.submitForm()
    expect(page.$notice.get()).toContain('This SMS code is wrong')
    page.form.change('smsCode', '')
    await page.submitForm()
    expect(page.$notice.get()).toBe('')
    page.form.change('smsCode', smsCode)
    await page.submitForm()
    expect(page.toast()).toBe('Registered successfully')
  })

  test('that was asked for too soon is said, and asking again takes the word back', async () => {
    const before = await openLandingPage()
    await fill(before, unknown)
    await before.sendCode()
    before.forgetForm()
    const page = await openLandingPage()
    await fill(page, unknown)
    await page.sendCode()
    expect(page.$notice.get()).toContain('Please wait a minute')
    page.form.change('phone', '')
    await page.sendCode()
    expect(page.$notice.get()).toBe('')
  })
})

describe('a visit', () => {
  test('is the same one after a reload, and another one after a registration', async () => {
    const page = await openLandingPage()
    const visit = keptVisit()
    await openLandingPage()
    expect(keptVisit()).toBe(visit)
    await takeCode(page)
    await page.submitForm()
    expect(keptVisit()).not.toBe(visit)
    expect(keptVisit()).toMatch(/^[0-9a-f]{16}$/)
  })

  test.each(['"0123456789abcdef0"', '"g123456789abcdef"', '"f"', 'x'])(
    'is not the one that stands there as %s',
    stored => {
      sessionStorage.setItem('visit', stored)
      const visit = keptVisit()
      expect(visit).toMatch(/^[0-9a-f]{16}$/)
      expect(JSON.stringify(visit)).not.toBe(stored)
    }
  )

  test('counts a number that is begun while the picture is on its way', async () => {
    openAddress('/landing.html?id=first-loan-en&utm_tag=june')
    const { fetch } = window
    vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
      `${input instanceof Request ? input.url : input}`.includes('/get-sid')
        ? new Promise(() => {})
        : fetch(input, init)
    )
    const { dataLayer } = Object.assign(window, { dataLayer: [] as { event: string }[] })
    const { open, welcome, typed } = createLandingPage()
    const page = await open()
    if (page) void welcome(page)
    typed.form.change('phone', unknown)
    await vi.waitFor(() =>
      expect(dataLayer.map(({ event }) => event)).toEqual(['landing_seen', 'landing_started'])
    )
  })

  test('counts a number that is begun and a code that is whole, not an empty form', async () => {
    const page = await openLandingPage()
    const { dataLayer } = window as unknown as { dataLayer: { event: string }[] }
    const events = () => dataLayer.map(({ event }) => event)
    await vi.waitFor(() => expect(events()).toEqual(['landing_seen']))
    page.form.change('smsCode', '123456')
    await page.refreshPicture()
    expect(events()).toEqual(['landing_seen'])
    await fill(page, unknown)
    await page.sendCode()
    await vi.waitFor(() => expect(events()).toContain('landing_started'))
    page.form.change('smsCode', '12345')
    await page.refreshPicture()
    expect(events()).not.toContain('landing_code_received')
    page.form.change('smsCode', '123456')
    await vi.waitFor(() => expect(events()).toContain('landing_code_received'))
    expect(calls('/landing/track-visit')).toHaveLength(1)
  })
})

test('a phone’s first registration in a campaign is marked, and no later one', async () => {
  const { dataset } = document.documentElement
  Object.assign(dataset, { campaign: 'june', template: 'costs-en' })
  onTestFinished(() => {
    delete dataset.campaign
    delete dataset.template
  })
  for (const phone of ['0917 000 0001', '0917 000 0002']) {
    const page = await openLandingPage()
    await fill(page, phone)
    await page.sendCode()
    // A code that is refused has registered nobody.
    page.form.change('smsCode', '000000')
    await page.submitForm()
    const { code = '' } = await askSandbox(`sms?phone=${phone.replaceAll(' ', '')}`)
    page.form.change('smsCode', code)
    await page.submitForm()
  }
  expect(calls('/landing/register').map(({ body }) => body.first)).toEqual([
    '1',
    '1',
    undefined,
    undefined
  ])
})

describe('a form that was sent before the script came', () => {
  test('is sent now', async () => {
    document.documentElement.dataset.submitted = ''
    onTestFinished(() => void delete document.documentElement.dataset.submitted)
    const page = await openLandingPage()
    await vi.waitFor(() => expect(page.toast()).toBe('Please enter a correct mobile number'))
  })

  test('that was not sent is not', async () => {
    const page = await openLandingPage()
    await page.submitForm.$pending.get()
    expect(page.toast()).toBeUndefined()
  })

  test('waits for the template', async () => {
    openAddress('/landing.html?id=first-loan-en')
    const { sending } = createLandingPage()
    await sending.submitForm()
    expect(calls('/landing/register')).toHaveLength(0)
  })
})

describe('an answer that got lost', () => {
  const reopen = async () => (await openLandingPage()).$notice.get()

  test.each([
    [sms, 'If the code arrives'],
    [registration, 'you will not be registered twice'],
    [{ path: '/complaint' }, '']
  ])('of $path is said after a reload: %s', async (call, notice) => {
    const page = await openLandingPage()
    page.form.change('phone', unknown)
    noteSent(call, {})
    expect(await reopen()).toContain(notice)
    expect(Boolean(await reopen())).toBe(Boolean(notice))
  })

  test('is said to nobody whose number is not there', async () => {
    noteSent(registration, {})
    expect(await reopen()).toBe('')
  })

  test('is not said once what was typed is forgotten', async () => {
    noteSent(registration, {})
    vi.useFakeTimers({ now: Date.now() + draftLife, toFake: ['Date'] })
    const page = await openLandingPage()
    page.form.change('phone', unknown)
    expect(readUnanswered().map(({ call }) => call)).toContain(registration.path)
    expect(await reopen()).toBe('')
  })
})
