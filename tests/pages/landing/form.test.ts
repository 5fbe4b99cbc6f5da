import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keptVisit } from '../../../pages/landing/visit-id.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { fill, openPage } from './landing-page.ts'

const { calls, openAddress } = prepareBackend()
const minute = 60_000
const empty = { phone: '', capcode: '', smsCode: '' }

function openLandingPage() {
  openAddress('/landing.html?id=first-loan-en')
  return openPage()
}

/** Puts the fields of the html there, as they are before the script comes. */
function showFields(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  form.id = 'register'
  for (const [name, value] of Object.entries(values)) {
    form.append(Object.assign(document.createElement('input'), { name, value }))
  }
  document.body.append(form)
  onTestFinished(() => form.remove())
  return form
}

const stopClock = (toFake: ('Date' | 'setTimeout')[] = ['Date']) =>
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true, toFake })

const hideAndShow = () => document.dispatchEvent(new Event('visibilitychange'))

describe('a text typed before the script came', () => {
  test('is taken as if it were typed now', async () => {
    showFields({ phone: '09170000001', capcode: '', smsCode: '12x34567' })
    const { form } = await openLandingPage()
    expect(form.$values.get()).toEqual({ phone: '0917 000 0001', capcode: '', smsCode: '123456' })
  })

  test('is newer than what the phone kept, field by field', async () => {
    const before = await openLandingPage()
    before.form.change('phone', '0917 000 0001')
    before.form.change('capcode', '1a2b')
    showFields({ phone: '09170000002', capcode: '' })
    const { form } = await openLandingPage()
    expect(form.$values.get()).toMatchObject({ phone: '0917 000 0002', capcode: '1a2b' })
  })

  test('is kept but for the SMS code, which whoever opens the page next never finds', async () => {
    const before = await openLandingPage()
    before.form.change('phone', '0917 000 0001')
    before.form.change('smsCode', '123456')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('"123456')
    const { form } = await openLandingPage()
    expect(form.$values.get()).toMatchObject({ phone: '0917 000 0001', smsCode: '' })
  })
})

describe('a sent code', () => {
  test('belongs to its number: another waits for nothing', async () => {
    const page = await openLandingPage()
    expect(page.$sentTo.get()).toBe('')
    page.form.change('phone', '0917 000 0001')
    page.markSent('0917 000 0001')
    page.form.change('phone', '0917 000 0002')
    expect([page.$sentTo.get(), page.$wait.get()]).toEqual(['', 0])
    page.form.change('phone', '0917 000 0001')
    expect([page.$sentTo.get(), page.$wait.get()]).toEqual(['0917 000 0001', 60])
  })

  test('is nobody’s once the form is forgotten', async () => {
    const page = await openLandingPage()
    page.form.change('phone', '0917 000 0001')
    page.markSent('0917 000 0001')
    page.forgetForm()
    expect(page.form.$values.get()).toEqual(empty)
    page.form.change('phone', '0917 000 0001')
    expect([page.$sentTo.get(), page.$wait.get()]).toEqual(['', 0])
    expect((await openLandingPage()).$sentTo.get()).toBe('')
  })

  test('was not sent to anybody where the phone kept a number alone', async () => {
    const before = await openLandingPage()
    before.form.change('phone', '0917 000 0001')
    const { $sentTo, $wait } = await openLandingPage()
    expect([$sentTo.get(), $wait.get()]).toEqual(['', 0])
  })
})

describe('a page that stays open', () => {
  test('still has what was typed nine minutes ago, and not what was ten', async () => {
    const page = await openLandingPage()
    await fill(page, '0917 000 0001')
    stopClock()
    vi.advanceTimersByTime(9 * minute)
    hideAndShow()
    expect(page.form.$values.get().phone).toBe('0917 000 0001')
    vi.advanceTimersByTime(2 * minute)
    hideAndShow()
    expect(page.form.$values.get()).toEqual(empty)
  })

  test('says nothing more about what it has forgotten', async () => {
    const page = await openLandingPage()
    page.form.change('phone', '0917 000 0001')
    page.form.refuse('smsCode', 'Please enter the code')
    page.$notice.set('We lost the connection')
    stopClock()
    vi.advanceTimersByTime(11 * minute)
    hideAndShow()
    expect([page.$notice.get(), page.form.$errors.get()]).toEqual(['', {}])
  })

  test('that nobody has typed into has nothing to forget', async () => {
    const page = await openLandingPage()
    const visit = keptVisit()
    hideAndShow()
    expect(keptVisit()).toBe(visit)
    expect(page.form.$values.get()).toEqual(empty)
  })

  test('counts the ten minutes from the last key', async () => {
    stopClock(['Date', 'setTimeout'])
    const page = await openLandingPage()
    page.form.change('phone', '0917')
    await vi.advanceTimersByTimeAsync(9 * minute)
    page.form.change('phone', '0917 000')
    await vi.advanceTimersByTimeAsync(9 * minute)
    expect(page.form.$values.get().phone).toBe('0917 000')
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(page.form.$values.get()).toEqual(empty)
  })
})

describe('a kept form', () => {
  test('without a picture asks for one', async () => {
    const before = await openLandingPage()
    before.losePicture()
    before.form.change('phone', '0917 000 0001')
    const { form, $picture } = await openLandingPage()
    expect(form.$values.get().phone).toBe('0917 000 0001')
    expect($picture.get().state).toBe('ready')
    expect(calls('/landing/get-sid')).toHaveLength(2)
  })

  test.each([
    ['0917 000 0001', 'smsCode'],
    ['0917 000 0002', 'phone']
  ])('goes on where a code was sent to its number, %s, alone: at %s', async (phone, step) => {
    const before = await openLandingPage()
    await fill(before, '0917 000 0001')
    await before.sendCode()
    before.form.change('phone', phone)
    const { form, $step } = await openLandingPage()
    expect(form.$values.get().phone).toBe(phone)
    expect($step.get()).toBe(step)
  })

  test('is good for just under ten minutes', async () => {
    stopClock()
    const before = await openLandingPage()
    before.form.change('phone', '0917 000 0001')
    vi.setSystemTime(Date.now() + 10 * minute - 1000)
    expect((await openLandingPage()).form.$values.get().phone).toBe('0917 000 0001')
    vi.setSystemTime(Date.now() + 10 * minute)
    expect((await openLandingPage()).form.$values.get().phone).toBe('')
  })
})
