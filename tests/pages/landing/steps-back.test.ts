import { describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'
import { askSandbox, fill, openPage } from './landing-page.ts'

const { calls, openAddress } = prepareBackend()
const unknown = '0917 000 0001'
const trusted = '0917 000 0077'
const missingPicture = 'Please enter the correct code from the picture'

async function open(id: 'amount-en' | 'asked') {
  openAddress(`/landing.html?id=${id}&utm_tag=june`)
  const opened = await openPage()
  const { page } = opened
  if (!page) throw new Error('There is no page')
  return { ...opened, page }
}

type SteppedPage = Awaited<ReturnType<typeof open>>

/** From now on one call is refused with this code. */
function refuse(path: string, code: number, message: string): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes(path) ? Promise.resolve(Response.json({ code, message })) : fetch(url, init)
  )
}

/** A trusted number at its last step, a minute after its code was sent; nobody has read a picture yet. */
async function openSent(): Promise<SteppedPage> {
  const page = await open('asked')
  page.form.change('phone', trusted)
  await page.submitForm()
  page.markSent(trusted, 1)
  page.form.change('smsCode', '123456')
  return page
}

const sms = () => calls('/landing/get-sms')
const registrations = () => calls('/landing/register')

describe('a number that is typed before its picture is there', () => {
  test('waits for it, since its number goes along', async () => {
    const page = await open('asked')
    page.form.change('phone', trusted)
    page.askForPicture(page.page)
    expect(page.$picture.get().state).toBe('loading')
    await page.submitForm()
    expect(sms().map(({ body }) => body.sid)).toEqual([expect.stringMatching(/./)])
  })

  test('goes without it where it does not come', async () => {
    const page = await open('asked')
    page.form.change('phone', trusted)
    page.losePicture()
    await page.submitForm()
    expect(page.form.$errors.get().capcode).toBeUndefined()
    expect(sms().map(({ body }) => body.sid)).toEqual([''])
  })

  test('says why it is refused for another reason than the picture', async () => {
    const page = await open('asked')
    page.form.change('phone', trusted)
    refuse('/landing/get-sms', 500, 'System busy')
    await page.submitForm()
    expect([page.toast(), page.$notice.get()]).toEqual(['System busy', 'System busy'])
    expect(page.$step.get()).toBe('phone')
  })
})

describe('the step of the picture', () => {
  test('leads back to a number that is wrong by now', async () => {
    const page = await open('amount-en')
    page.leadTo('capcode')
    page.form.change('phone', '0917')
    await page.submitForm()
    expect(page.toast()).toBe('Please enter a correct mobile number')
    expect(page.$step.get()).toBe('phone')
  })

  test('is not left without its code after the SMS was sent, and registers with it', async () => {
    const page = await openSent()
    page.leadTo('capcode')
    await page.submitForm()
    expect(page.toast()).toBe(missingPicture)
    expect(page.$step.get()).toBe('capcode')
    expect(registrations()).toHaveLength(0)
    await fill(page, trusted)
    const { code = '' } = await askSandbox(`sms?phone=${trusted.replaceAll(' ', '')}`)
    page.form.change('smsCode', code)
    await page.submitForm()
    expect(page.toast()).toBe('Registered successfully')
    expect(sms()).toHaveLength(1)
  })

  test('shows another picture at a tap, whose code is typed anew, and sends nothing', async () => {
    const page = await open('amount-en')
    await fill(page, unknown)
    page.leadTo('capcode')
    const { address } = readyOf(page.$picture)
    await page.refreshPicture()
    expect(readyOf(page.$picture).address).not.toBe(address)
    expect(page.form.$values.get()).toMatchObject({ phone: unknown, capcode: '' })
    expect([page.$step.get(), sms()]).toEqual(['capcode', []])
  })

  test('leads on to a code of the SMS that is wrong', async () => {
    const page = await openSent()
    await fill(page, trusted)
    page.leadTo('capcode')
    await page.submitForm()
    expect(registrations()).toHaveLength(1)
    expect(page.$step.get()).toBe('smsCode')
    expect(page.$notice.get()).toContain('This SMS code is wrong')
  })
})

describe('a code that is asked for again', () => {
  test('takes the old one away, and the picture before it leads to a new SMS', async () => {
    const page = await openSent()
    const { fetch } = globalThis
    refuse('/landing/get-sms', 101, 'Please read the picture first.')
    await page.sendCode()
    expect(page.$step.get()).toBe('capcode')
    expect(page.form.$values.get().smsCode).toBe('')
    vi.stubGlobal('fetch', fetch)
    await vi.waitFor(() => expect(page.$picture.get().state).toBe('ready'))
    refuse('/landing/get-sms', 500, 'System busy')
    await fill(page, trusted)
    await page.submitForm()
    expect(page.toast()).toBe('System busy')
    expect(registrations()).toHaveLength(0)
  })

  test('too soon leaves the one that was typed', async () => {
    const page = await open('amount-en')
    await fill(page, unknown)
    await page.submitForm()
    page.form.change('smsCode', '12345')
    await page.sendCode()
    expect(page.toast()).toBe('Do not send repeatedly')
    expect(page.form.$values.get().smsCode).toBe('12345')
    expect(sms()).toHaveLength(1)
  })
})
