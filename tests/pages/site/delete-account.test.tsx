import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

async function show(services: readonly string[] = brand.services): Promise<string> {
  vi.resetModules()
  vi.doMock('../../../shared/config/brand.ts', () => ({ brand: { ...brand, services } }))
  const { Page } = await import('../../../pages/site/delete-account/view.tsx')
  const html = renderToStaticMarkup(<Page />)
  document.body.innerHTML = html
  return html
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

beforeEach(() => backend.openAddress('/site/delete-account.html'))
afterEach(() => {
  vi.doUnmock('../../../shared/config/brand.ts')
  vi.resetModules()
  document.body.innerHTML = ''
})

const googleLink = 'Play Console, Data safety: what the delete account URL has to do'
const googleHelp = 'support.google.com/googleplay/android-developer/answer/13327111'
const googlePolicy = 'User Data policy, Account Deletion Requirement'
const appleGuideline = 'App Review Guidelines, 5.1.1(v)'
const appleHelp = 'developer.apple.com/support/offering-account-deletion-in-your-app'

/** A demand of the app stores on the page, where they make it, and how the page meets it. */
const demands: [demand: string, source: string, isMet: () => boolean][] = [
  [
    'users can ask on the web for their account and its data to be deleted',
    googleHelp,
    () => textOf('ask').includes('Ask for deletion') && textOf('letter') !== ''
  ],
  [
    'nobody has to install the app again to ask for it',
    googleHelp,
    () => /No app or sign-in needed/.test(document.body.textContent ?? '')
  ],
  [
    'nobody has to call or to write an e-mail to delete an account',
    appleHelp,
    () => document.querySelector('form [type=submit]') !== null
  ],
  [
    'the page names the app and the developer',
    googleLink,
    () => document.body.textContent?.includes(`${brand.name} (${company.legalName})`) === true
  ],
  [
    'the steps stand prominently, above all else',
    googleLink,
    () => document.querySelector('.deletion > :first-child > h2 + ol')?.id === 'steps'
  ],
  [
    'the data associated with the account is deleted with it',
    googlePolicy,
    () => /contact details, photos and messages/.test(textOf('deleted'))
  ],
  [
    'what is kept is said',
    googleLink,
    () => document.querySelectorAll('#kept dt').length === company.retention.length
  ],
  [
    'how long it is kept is said',
    googleLink,
    () => document.querySelectorAll('#kept .deletion_until').length === company.retention.length
  ],
  [
    'why it is kept is said: a regulation, fraud',
    googlePolicy,
    () => /Republic Act No\. 9160/.test(textOf('kept')) && /fraud/.test(textOf('kept'))
  ],
  [
    'data can be deleted without the account',
    googleLink,
    () => textOf('ask').includes('Only data') && textOf('data') !== ''
  ],
  [
    'switching off an account is not deleting it',
    `${googlePolicy}; ${appleHelp}`,
    () => /not only switched off/.test(textOf('deleted'))
  ],
  [
    'nobody makes an account or a password to delete one',
    appleGuideline,
    () =>
      !document.querySelector('[type=password]') &&
      /No app or sign-in needed/.test(document.body.textContent ?? '')
  ],
  [
    'how long deleting takes is said where it is not at once',
    appleHelp,
    () => textOf('steps').includes(`within ${company.privacyAnswerDays} days`)
  ],
  [
    'a step of confirmation prevents a deletion by mistake',
    appleHelp,
    () => /We send a code to your number/.test(textOf('steps'))
  ]
]

describe('the page that deletes an account', () => {
  test.each(demands)('does what the stores ask: %s (%s)', async (_demand, _source, isMet) => {
    await show()
    expect(isMet()).toBe(true)
  })

  test('says what becomes of a loan that runs', async () => {
    await show()
    expect(textOf('running-loan')).toMatch(/Repay it first.*ask again here/)
  })

  test('says beside the field how many digits a number has', async () => {
    await show()
    expect(textOf('phone-hint')).toBe('11 digits')
    expect(document.getElementById('phone')?.getAttribute('aria-describedby')).toBe(
      'phone-hint phone-error'
    )
    expect(document.getElementById('picture')?.getAttribute('aria-describedby')).toBe(
      'picture-error'
    )
  })

  test('without the service takes no request, and has the letter and the phone', async () => {
    const html = await show([])
    expect(html).not.toContain('<form')
    expect(textOf('steps')).toContain('Write to us or call us')
    const letter = document.querySelector<HTMLAnchorElement>('#letter a.button')
    expect(letter?.href).toMatch(new RegExp(`^mailto:${company.privacyEmail}\\?subject=`))
    expect(decodeURIComponent(letter?.href ?? '')).toContain('Mobile number of the account:')
    expect(document.querySelector('#letter a[href^="tel:"]')).not.toBeNull()
  })
})

const input = (id: string) => document.getElementById(id) as HTMLInputElement

async function open(): Promise<void> {
  await show()
  const { startRequest } = await import('../../../pages/site/delete-account/request.ts')
  startRequest(document.querySelector('form') as HTMLFormElement)
  await vi.waitFor(() => expect(document.querySelector('#captcha img')).not.toBeNull())
}

const ask = async (path: string): Promise<Record<string, string>> =>
  (await fetch(`/muscular/sandbox/${path}`, {})).json()

async function solvePicture(): Promise<void> {
  const picture = document.querySelector('#captcha img') as HTMLImageElement
  await fetch(picture.src, {})
  const sid = new URL(picture.src).searchParams.get('sid')
  input('picture').value = (await ask(`captcha?sid=${sid}`)).answer ?? ''
}

async function fillIn(phone: string, scope = 'account'): Promise<void> {
  document.querySelector<HTMLInputElement>(`[value=${scope}]`)?.click()
  input('phone').value = phone
  await solvePicture()
  input('send-code').click()
  await vi.waitFor(() => expect(textOf('sent')).toContain(phone))
  input('code').value = (await ask(`sms?phone=${phone}`)).code ?? ''
}

const submit = () => input('ask-deletion').click()

describe('its form', () => {
  test('sends a code to a number that has an account, then the request, and shows its number', async () => {
    await open()
    await fillIn('09170000011')
    submit()
    await vi.waitFor(() => expect(document.getElementById('done')?.hidden).toBe(false))
    const parts = [...(document.getElementById('ask') as HTMLElement).children] as HTMLElement[]
    expect(parts.filter(({ hidden }) => !hidden).map(({ id }) => id)).toEqual(['done'])
    expect(textOf('request-id')).toBe('D-1001')
    expect(textOf('request-date')).toMatch(/^\d+\s\w{3}\s20\d\d$/)
    const [call] = backend.calls('/v3/user-privacy/delete-request')
    expect(call?.body).toMatchObject({ mobile: '09170000011', scope: 'account' })
    expect(call?.query).not.toHaveProperty('sessionId')
  })

  test('says beside its field that a code is wrong', async () => {
    await open()
    await fillIn('09170000011')
    input('code').value = '000000'
    submit()
    await vi.waitFor(() => expect(textOf('code-error')).toMatch(/wrong or too old/))
    expect(document.activeElement?.id).toBe('code')
    expect(input('code').getAttribute('aria-invalid')).toBe('true')
    expect(textOf('refusal')).toBe('')
    const places = ['phone', 'send-code', 'code-error', 'ask-deletion', 'running-loan']
      .map(id => `#${id}`)
      .join()
    const order = [...document.querySelectorAll(places)].map(({ id }) => id)
    expect(order).toEqual(['phone', 'send-code', 'code-error', 'ask-deletion', 'running-loan'])
  })

  test('says of a loan that runs what the server says, and keeps what was typed', async () => {
    await open()
    await fillIn('09170000012')
    submit()
    await vi.waitFor(() => expect(textOf('refusal')).toMatch(/not repaid yet/))
    expect(input('phone').value).toBe('09170000012')
  })

  test('deletes data alone beside a loan that runs', async () => {
    await open()
    await fillIn('09170000012', 'data')
    submit()
    await vi.waitFor(() => expect(textOf('request-id')).toBe('D-1001'))
  })

  test('says of a request that is made twice which number it has', async () => {
    await open()
    await fillIn('09170000011')
    submit()
    await vi.waitFor(() => expect(textOf('request-id')).toBe('D-1001'))
    document.querySelector('form')?.removeAttribute('hidden')
    submit()
    await vi.waitFor(() => expect(textOf('refusal')).toMatch(/already: number D-1001/))
  })

  test('sends nothing for a number that is none, and says so beside it', async () => {
    await open()
    input('phone').value = '12345'
    input('picture').value = 'x'
    input('send-code').click()
    expect(document.getElementById('phone-error')?.hidden).toBe(false)
    expect(document.activeElement?.id).toBe('phone')
    expect(backend.calls('/landing/get-sms')).toEqual([])
  })

  test('asks for number and picture first, and for the code once it was sent', async () => {
    await open()
    expect(input('ask-deletion').hidden).toBe(true)
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
    expect(document.getElementById('phone-error')?.hidden).toBe(false)
    expect(document.getElementById('picture-error')?.hidden).toBe(false)
    await fillIn('09170000011')
    expect(document.activeElement?.id).toBe('code')
    expect(input('ask-deletion').hidden).toBe(false)
  })

  test('has a field for a code that may have come although its answer was lost', async () => {
    await open()
    input('phone').value = '09170000011'
    await solvePicture()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    input('send-code').click()
    await vi.waitFor(() => expect(textOf('refusal')).not.toBe(''))
    expect(document.getElementById('code-part')?.hidden).toBe(false)
    expect(input('ask-deletion').hidden).toBe(false)
  })

  test('asks for another code once the number is another one', async () => {
    await open()
    await fillIn('09170000011')
    input('phone').value = '09170000012'
    input('phone').dispatchEvent(new Event('input'))
    expect(textOf('sent')).toBe('')
    expect(input('ask-deletion').hidden).toBe(true)
    expect(input('send-code').type).toBe('submit')
    await fillIn('09170000012')
    expect(backend.calls('/landing/get-sms')).toHaveLength(2)
  })

  test.each(['sent', 'lost'])('says nothing of a code %s to an earlier number', async fate => {
    await open()
    input('phone').value = '09170000011'
    await solvePicture()
    const { fetch: real } = window
    const lose = () => Promise.reject(new Error('offline'))
    const fetches = vi.fn(fate === 'sent' ? real : lose)
    vi.stubGlobal('fetch', fetches)
    input('send-code').click()
    input('phone').value = '09170000012'
    input('phone').dispatchEvent(new Event('input'))
    await vi.waitFor(() => expect(fetches).toHaveBeenCalled())
    await new Promise(resolve => setTimeout(resolve, 100))
    expect([textOf('sent'), textOf('refusal')]).toEqual(['', ''])
    expect(document.getElementById('code-part')?.hidden).toBe(true)
    expect(textOf('send-code')).not.toMatch(/\d/)
    vi.stubGlobal('fetch', real)
    await fillIn('09170000012')
    expect(backend.calls('/landing/get-sms')).toHaveLength(fate === 'sent' ? 2 : 1)
  })

  test('sends no answer to a picture that was not there', async () => {
    await show()
    const { startRequest } = await import('../../../pages/site/delete-account/request.ts')
    const { fetch: real } = window
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    startRequest(document.querySelector('form') as HTMLFormElement)
    await vi.waitFor(() => expect(textOf('captcha')).not.toBe(''))
    vi.stubGlobal('fetch', real)
    input('phone').value = '09170000011'
    input('picture').value = 'abcd'
    input('send-code').click()
    expect(textOf('picture-error')).toMatch(/Here is a new one/)
    await vi.waitFor(() => expect(document.querySelector('#captcha img')).not.toBeNull())
    expect(backend.calls('/landing/get-sms')).toEqual([])
  })

  test('brings another picture after a wrong answer', async () => {
    await open()
    const first = document.querySelector<HTMLImageElement>('#captcha img')?.src
    input('phone').value = '09170000011'
    input('picture').value = 'wrong'
    input('send-code').click()
    await vi.waitFor(() => expect(textOf('picture-error')).toMatch(/Here is a new one/))
    await vi.waitFor(() =>
      expect(document.querySelector<HTMLImageElement>('#captcha img')?.src).not.toBe(first)
    )
    expect(document.activeElement?.id).toBe('picture')
    expect(input('picture').getAttribute('aria-invalid')).toBe('true')
    input('picture').value = 'a'
    input('picture').dispatchEvent(new Event('input'))
    expect(document.getElementById('picture-error')?.hidden).toBe(true)
  })

  test('takes a code as it is read out, and needs a digit of it', async () => {
    await open()
    await fillIn('09170000011')
    const code = input('code').value
    input('code').value = ' - '
    submit()
    await vi.waitFor(() =>
      expect(textOf('code-error')).toBe('Enter the code from the text message')
    )
    input('code').value = `${code.slice(0, 3)} ${code.slice(3)}`
    submit()
    await vi.waitFor(() => expect(textOf('request-id')).toBe('D-1001'))
    expect(backend.calls('/v3/user-privacy/delete-request')[0]?.body.code).toBe(code)
  })

  test('empties the code, and takes its error back, where the number is another one', async () => {
    await open()
    await fillIn('09170000011')
    input('code').value = '000000'
    submit()
    await vi.waitFor(() => expect(textOf('code-error')).toMatch(/wrong or too old/))
    input('phone').value = '09170000012'
    input('phone').dispatchEvent(new Event('input'))
    expect([input('code').value, textOf('code-error')]).toEqual(['', ''])
  })

  test('says that it is offline where its script does not come, to who has sent it', async () => {
    await show()
    vi.doMock('../../../pages/site/delete-account/request.ts', () => Promise.reject(new Error()))
    onTestFinished(() => vi.doUnmock('../../../pages/site/delete-account/request.ts'))
    await vi.importActual('../../../pages/site/delete-account/main.ts')
    const form = document.querySelector('form') as HTMLFormElement
    form.dispatchEvent(new Event('focusin'))
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(textOf('refusal')).toBe('')
    // As the script in the page's head notes it.
    form.dataset.sent = ''
    form.dispatchEvent(new Event('submit', { cancelable: true }))
    await vi.waitFor(() =>
      expect(textOf('refusal')).toBe('We cannot connect right now. Please try again.')
    )
  })

  test('does not know whether a lost request has arrived, and says so', async () => {
    await open()
    await fillIn('09170000011')
    const { fetch: real } = window
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    submit()
    await vi.waitFor(() => expect(textOf('refusal')).toMatch(/We do not know if your request/))
    vi.stubGlobal('fetch', real)
  })
})
