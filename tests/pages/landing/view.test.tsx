import { act } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLandingPage, type LandingPage } from '../../../pages/landing/store.ts'
import { Page } from '../../../pages/landing/view.tsx'
import { readTemplate } from '../../../shared/api/read-template.ts'
import type { Template } from '../../../shared/api/template.ts'
import { brand } from '../../../shared/config/brand.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { readyOf } from '../../setup/ready.ts'

let store: LandingPage

async function show(
  locale: 'zh' | 'en' | 'fil',
  more: Partial<Template> = {}
): Promise<HTMLElement> {
  const template = readTemplate(defaultTemplate, defaultTemplate as never)
  store = createLandingPage()
  await act(() => store.prepare({ ...template, locale, ...more }))
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  return host
}

test.each([
  ['zh', '页面出现问题', '重试'],
  ['fil', 'Nagkaproblema ang page na ito', 'Subukan ulit'],
  ['en', 'Something went wrong on this page', 'Try again']
] as const)('a broken page in %s says so in its language', async (locale, title, button) => {
  const host = await show(locale)
  expect(host.querySelector('h1')).not.toBeNull()
  // React reports what broke; the test has broken it.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = readyOf(store.$page)
  const Layout = () => {
    throw new Error('broken')
  }
  await act(() => store.$page.set({ ...page, Layout }))
  expect(host.querySelector('h2')?.textContent).toBe(title)
  expect(host.querySelector('button')?.textContent).toBe(button)
  vi.mocked(console.error).mockClear()
})

test('says who it is, in the shape of the page, until a template is there', async () => {
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={createLandingPage()} />))
  expect(host.querySelector('.landing.is-waiting .brand-line')?.textContent).toContain(brand.name)
  expect(host.querySelector('h1')?.textContent).toBe(brand.name)
  expect(host.querySelectorAll('main .skeleton_line')).toHaveLength(3)
})

test('says of each code how long it is', async () => {
  const host = await show('en')
  const hints = Array.from(host.querySelectorAll('.field_hint'), each => each.textContent)
  expect(hints.slice(1)).toEqual(['4 characters. Unclear? Tap the picture.', '6 digits'])
})

test('a form with one field at a time says to its end what was chosen', async () => {
  const offer = { days: 91, interest: 0, fees: 0, rate: '' }
  const example = [
    { ...offer, amount: 800_000, total: 920_000 },
    { ...offer, amount: 1_000_000, total: 1_150_000 }
  ]
  const host = await show('en', { layout: 'number', example })
  const slider = host.querySelector<HTMLInputElement>('[type=range]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '1')
  await act(() => slider?.dispatchEvent(new Event('input', { bubbles: true })))
  for (const step of ['capcode', 'smsCode'] as const) {
    await act(() => store.typed.leadTo(step))
    expect(host.querySelector('form')?.firstElementChild?.textContent).toBe(
      'You receive₱10.000,00You pay back in total₱11.500,00' +
        'Your own offer may differ: it is in the Disclosure Statement.'
    )
  }
})

describe('beside the form', () => {
  const parts = async () => {
    await act(store.sending.loadFormParts)
    return store.typed
  }
  const button = (host: HTMLElement, name: string) =>
    [...host.querySelectorAll('button')].find(each => each.textContent === name)

  test('an error stands at its field and nowhere else, a refusal right above the end', async () => {
    const host = await show('en')
    const { form } = await parts()
    await act(() => {
      form.refuse('phone', 'Enter a number')
      store.sending.$notice.set('No more accounts today')
    })
    expect(host.textContent?.split('Enter a number')).toHaveLength(2)
    const input = host.querySelector('[aria-invalid=true]')
    const error = document.getElementById(
      input?.getAttribute('aria-describedby')?.split(' ')[1] ?? ''
    )
    expect(error?.textContent).toBe('Enter a number')
    const notice = host.querySelector('[role=alert]')
    expect(notice?.textContent).toBe('No more accounts today')
    expect(notice?.nextElementSibling?.querySelector('[type=submit]')).not.toBeNull()
  })

  test('help comes a minute after a code was sent, with a call where the backend has it', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout']
    })
    const host = await show('en', { voiceCode: true })
    const { form, markSent } = await parts()
    await act(() => {
      form.change('phone', '0917 123 4567')
      markSent('0917 123 4567')
    })
    expect(host.textContent).not.toContain('No SMS yet?')
    await act(() => vi.advanceTimersByTime(61_000))
    expect(host.textContent).toContain('No SMS yet?')
    expect(button(host, 'Call me with the code')).toBeDefined()
    await act(() => form.change('smsCode', '1'))
    expect(host.textContent).not.toContain('No SMS yet?')
    vi.useRealTimers()
  })

  test('no call is offered where the template does not say so', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout']
    })
    const host = await show('en')
    const { form, markSent } = await parts()
    await act(() => {
      form.change('smsCode', '')
      form.change('phone', '0917 123 4568')
      markSent('0917 123 4568')
    })
    await act(() => vi.advanceTimersByTime(61_000))
    expect(button(host, 'Send another code')).toBeDefined()
    expect(button(host, 'Call me with the code')).toBeUndefined()
    vi.useRealTimers()
  })

  test('a brand that asks does so below the button; either answer is one tap, and can be changed', async () => {
    expect(button(await show('en'), 'No')).toBeUndefined()
    const { asksConsent } = brand
    onTestFinished(() => void Object.assign(brand, { asksConsent }))
    Object.assign(brand, { asksConsent: true })
    const { $consent } = await import('../../../shared/context/consent.ts')
    $consent.set('unasked')
    onTestFinished(() => $consent.set('given'))

    const host = await show('en')
    await parts()
    const answers = ['No', 'Yes'].map(name => button(host, name))
    const pressed = () => answers.map(each => each?.getAttribute('aria-pressed'))
    const submit = host.querySelector('form button[type=submit]')
    const [no, yes] = answers
    expect(no && submit?.compareDocumentPosition(no)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(no?.className).toBe(yes?.className)
    expect(pressed()).toEqual(['false', 'false'])
    expect(localStorage.getItem('loan:consent')).toBeNull()
    await act(() => no?.click())
    expect(pressed()).toEqual(['true', 'false'])
    expect(localStorage.getItem('loan:consent')).toBe('refused')
    await act(() => yes?.click())
    expect(pressed()).toEqual(['false', 'true'])
    expect(localStorage.getItem('loan:consent')).toBe('given')
  })
})

test('the brand stands above the form, ratings only where there are some', async () => {
  const rating = { score: 4.3, count: 120, source: 'Google Play', date: '2026-11-01' }
  const rated = await show('en', { ratings: [rating] })
  const brandLine = rated.querySelector('.brand-line')
  const form = rated.querySelector('form')
  expect(brandLine?.textContent).toBe('Sample PesoSEC Registration No. CS000000000')
  expect(form && brandLine?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(rated.textContent).toContain(
    '4.3 of 5 from 120 ratings in Google Play, read on 1\u00a0Nov\u00a02026'
  )
  expect((await show('en')).querySelector('.ratings')).toBeNull()
})
