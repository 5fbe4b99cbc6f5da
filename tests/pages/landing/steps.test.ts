import { describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'
import { askSandbox, fill, type OpenedPage, openPage } from './landing-page.ts'

const { calls, navigations, openAddress } = prepareBackend()
const unknown = '0917 000 0001'
const customer = '0917 000 0011'
const trusted = '0917 000 0077'

function open(id: 'amount-en' | 'asked') {
  openAddress(`/landing.html?id=${id}&utm_tag=june`)
  return openPage()
}

async function typeCode({ form }: OpenedPage, phone: string) {
  const { code = '' } = await askSandbox(`sms?phone=${phone.replaceAll(' ', '')}`)
  form.change('smsCode', code)
}

describe('a registration one step at a time', () => {
  test('asks for the number, the picture’s code and the SMS code, and makes the same calls', async () => {
    const page = await open('amount-en')
    expect(page.$step.get()).toBe('phone')
    page.form.change('phone', unknown)
    await page.submitForm()
    expect(page.$step.get()).toBe('capcode')
    // Nothing is wrong: the next field is only reached.
    expect([page.toast(), page.form.$errors.get().capcode]).toEqual([undefined, undefined])
    expect(calls('/landing/get-sms')).toHaveLength(0)
    await fill(page, unknown)
    await page.submitForm()
    expect(page.$step.get()).toBe('smsCode')
    await typeCode(page, unknown)
    await page.submitForm()
    expect(page.toast()).toBe('Registered successfully')
    expect(navigations).toEqual(['replace #/downloadTemplate?utm_tag=june'])
    const [sms] = calls('/landing/get-sms')
    const [registration] = calls('/landing/register')
    expect(sms?.body.capcode).toMatch(/^\w{4}$/)
    expect(registration?.body).toMatchObject({ capcode: sms?.body.capcode, id: 'amount-en' })
    expect(page.$step.get()).toBe('phone')
  })

  test.each([
    ['phone', 'Please enter a correct mobile number', {}],
    ['capcode', 'Please enter the correct code from the picture', { phone: unknown }],
    ['smsCode', 'Please enter the correct SMS code', { phone: unknown }]
  ] as const)(
    'stays at %s, and says what to do, until it is filled in',
    async (step, toast, typed) => {
      const page = await open('amount-en')
      for (const [name, value] of Object.entries(typed)) page.form.change(name as 'phone', value)
      if (step === 'smsCode') await fill(page, unknown)
      page.leadTo(step)
      await page.submitForm()
      expect(page.toast()).toBe(toast)
      expect(page.$step.get()).toBe(step)
      expect(page.form.$errors.get()[step]).toBe(toast)
    }
  )

  test('leads a number that is registered already to the app', async () => {
    const page = await open('amount-en')
    await fill(page, customer)
    await page.submitForm()
    expect(page.toast()).toBe('Already registered, please download the app and log in')
    expect(navigations).toEqual(['replace #/downloadTemplate?utm_tag=june'])
  })

  test('sends nothing twice to a number that was looked at again, and a changed one its own code', async () => {
    const page = await open('amount-en')
    await fill(page, unknown)
    await page.submitForm()
    page.leadTo('phone')
    await page.submitForm()
    expect(page.$step.get()).toBe('smsCode')
    expect(calls('/landing/get-sms')).toHaveLength(1)
    page.leadTo('phone')
    page.form.change('phone', '0917 000 0002')
    await page.submitForm()
    expect(calls('/landing/get-sms').map(({ body }) => body.phone)).toEqual([
      '09170000001',
      '09170000002'
    ])
  })

  test('goes on where it was after a reload', async () => {
    const page = await open('amount-en')
    await fill(page, unknown)
    page.$amount.set(2_000_000)
    await page.submitForm()
    const again = await open('amount-en')
    expect(again.$amount.get()).toBe(2_000_000)
    expect(again.$step.get()).toBe('smsCode')
    expect(again.form.$values.get().phone).toBe(unknown)
  })

  test('asks for the picture again where the registration finds its code wrong, then registers', async () => {
    const page = await open('amount-en')
    await fill(page, unknown)
    await page.submitForm()
    await typeCode(page, unknown)
    page.form.change('capcode', 'xxxx')
    await page.submitForm()
    expect(page.$step.get()).toBe('capcode')
    expect(page.form.$errors.get().capcode).toBe(
      'That was not the code in the picture. Enter the new one.'
    )
    await vi.waitFor(() => expect(page.$picture.get().state).toBe('ready'))
    await fill(page, unknown)
    await page.submitForm()
    expect(page.toast()).toBe('Registered successfully')
    expect(calls('/landing/get-sms')).toHaveLength(1)
  })
})

describe('where the template leaves the picture to the backend', () => {
  test('nobody reads a picture whom the backend trusts', async () => {
    const page = await open('asked')
    page.form.change('phone', trusted)
    await page.submitForm()
    expect(page.$step.get()).toBe('smsCode')
    await typeCode(page, trusted)
    await page.submitForm()
    expect(page.toast()).toBe('Registered successfully')
    expect(calls('/landing/get-sms')[0]?.body).toMatchObject({
      capcode: '',
      sid: expect.stringMatching(/./)
    })
  })

  test('the picture comes when the backend asks for it, and nothing is called wrong', async () => {
    const page = await open('asked')
    page.form.change('phone', unknown)
    await page.submitForm()
    expect(page.$step.get()).toBe('capcode')
    expect(page.form.$errors.get().capcode).toBeUndefined()
    expect(page.$notice.get()).toBe('')
    expect(page.toast()).toBeUndefined()
    await page.submitForm()
    expect(page.toast()).toBe('Please enter the correct code from the picture')
    await vi.waitFor(() => expect(page.$picture.get().state).toBe('ready'))
    await fill(page, unknown)
    await page.submitForm()
    expect(page.$step.get()).toBe('smsCode')
  })

  test.each(['submitForm', 'sendCode'] as const)(
    'a picture that is asked for after the SMS says why (%s)',
    async action => {
      const page = await open('asked')
      page.form.change('phone', trusted)
      await page.submitForm()
      await typeCode(page, trusted)
      page.markSent(trusted, 1)
      const { fetch } = globalThis
      const message = 'Please read the picture first.'
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        const code = url.includes('/landing/register') ? -1 : 101
        if (!/landing\/(register|get-sms)/.test(url)) return fetch(url, init)
        return Promise.resolve(new Response(JSON.stringify({ code, message })))
      })
      await page[action]()
      expect(page.$step.get()).toBe('capcode')
      expect(page.toast()).toBe(message)
    }
  )
})
