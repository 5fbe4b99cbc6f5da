import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { verifyMessages } from '#messages/verify.ts'
import { startDoubt } from '../../../pages/verify/doubt.ts'
import { Page } from '../../../pages/verify/view.tsx'
import { genuine } from '../../shared/features/paper/spoilt-papers.ts'

const request = vi.fn(() => Promise.reject(new Error('nothing may be sent')))

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('XMLHttpRequest', request)
  navigator.sendBeacon = () => Boolean(request())
  document.body.innerHTML = renderToStaticMarkup(<Page />)
  history.replaceState(null, '', '/verify.html')
  startDoubt()
})

afterEach(() => {
  expect(request).not.toHaveBeenCalled()
  expect(localStorage.length + sessionStorage.length).toBe(0)
  vi.unstubAllGlobals()
})

vi.mock('../../../pages/verify/read-code.ts', () => ({
  readCode: async () => ({ state: 'read', text: ' ' })
}))

function ask(text: string): string {
  const input = document.getElementById('doubted') as HTMLInputElement
  input.value = text
  document.querySelector<HTMLElement>('#doubt [type=submit]')?.click()
  return document.getElementById('doubt-answer')?.textContent ?? ''
}

describe('a doubt that is typed', () => {
  test.each([
    ['+63 2 8000 0000', /^This is ours.*anybody can make a call.*look as if/],
    [
      'https://www.sample-pеso.example/pay',
      /^This is not ours: it only looks like ours.*Not ourswww.*Ourswww\.sample-peso\.example/
    ],
    ['care@sample-pezo.example', /^This is not ours.*care@sample-peso\.example/],
    [' +63 2 8000 0010', /^This is not ours.*like ours\+63 2 8000 0010Somebody/],
    ['0918 555 0000', /^We do not know this0918 555 0000.*Do not pay/]
  ])('%s has a clear word, and leaves the phone in no request', (text, word) => {
    expect(ask(text)).toMatch(word)
  })

  test('that warns has the call right there, and one that is ours has none', () => {
    const callHere = () => document.querySelector<HTMLAnchorElement>('#doubt-answer a')?.href
    ask('0918 555 0000')
    expect(callHere()).toMatch(/^tel:\+63/)
    expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(1)
    ask('+63 2 8000 0000')
    expect(callHere()).toBeUndefined()
    expect(document.querySelectorAll('#ask-lender a[href^="tel:"]')).toHaveLength(1)
  })

  test('has its differing letters marked, and those of ours', () => {
    ask(' Care@sampie-peso.example')
    const marks = [...document.querySelectorAll('#doubt-answer mark')]
    expect(marks.map(({ textContent }) => textContent)).toEqual(['i', 'l'])
  })

  test('has an example that the page itself knows', () => {
    const hint = document.getElementById('doubt-hint')?.textContent ?? ''
    const [phone = ''] = /\+63[\d\s]+\d/.exec(hint) ?? []
    expect(ask(phone)).toMatch(/^This is ours/)
  })

  test('takes its answer away at the first letter of the next text', () => {
    expect(ask('+63 2 8000 0010')).toMatch(/^This is not ours/)
    document.getElementById('doubted')?.dispatchEvent(new Event('input'))
    expect(document.getElementById('doubt-answer')?.textContent).toBe('')
    expect(document.querySelectorAll('#ask-lender a[href^="tel:"]')).toHaveLength(1)
  })

  test('nothing typed is asked for', () => {
    ask('0918 555 0000')
    expect(ask(' ')).toBe('')
    expect(document.getElementById('doubt-problem')?.textContent).toMatch(/Type or paste/)
    expect(document.getElementById('doubted')?.getAttribute('aria-invalid')).toBe('true')
    document.getElementById('doubted')?.dispatchEvent(new Event('input'))
    expect(document.getElementById('doubt-problem')?.textContent).toBe('')
  })

  test.each([
    'eyJhbGciOi',
    `${genuine}.more`,
    `${genuine.slice(0, 40)} ${genuine.slice(40)}`,
    `${genuine}=`,
    `${genuine}${'A'.repeat(700)}`,
    '%65yJhbGciOi'
  ])(
    'a paper that was spoilt is checked as a paper, though our address is before it: %#',
    spoilt => {
      expect(ask(`https://www.sample-peso.example/fil/verify.html?a=1#${spoilt}`)).toBe('')
      expect(decodeURI(location.hash.slice(1))).toBe(decodeURI(spoilt))
    }
  )

  test('our address without a paper is ours, and the verdict before it goes', () => {
    ask(`https://www.sample-peso.example/verify.html#${genuine}`)
    expect(location.hash).toBe(`#${genuine}`)
    expect(ask('https://www.sample-peso.example/about.html#team')).toMatch(/^This is ours/)
    expect(location.hash).toBe('')
  })

  test('the back button brings a verdict back, and the answer after it goes', () => {
    expect(ask('+63 2 8000 0000')).toMatch(/^This is ours/)
    history.replaceState(null, '', `/verify.html#${genuine}`)
    dispatchEvent(new Event('hashchange'))
    expect(document.getElementById('doubt-answer')?.textContent).toBe('')
  })

  test('the verdict on a paper stays while the next text is typed', () => {
    ask(genuine)
    document.getElementById('doubted')?.dispatchEvent(new Event('input'))
    expect(location.hash).toBe(`#${genuine}`)
  })

  test('a spoilt paper behind another address than ours is a link that we do not know', () => {
    expect(ask('https://forger.example/verify.html#eyJhbGciOi')).toMatch(/^We do not know this/)
    expect(location.hash).toBe('')
  })

  test('a paper is checked here, whichever page its address names', () => {
    ask(`https://forger.example/verify.html#${genuine}`)
    expect(location.hash).toBe(`#${genuine}`)
  })
})

test('a photographed code of blanks is told, and nothing waits for ever', async () => {
  const photo = document.getElementById('doubt-photo') as HTMLInputElement
  Object.defineProperty(photo, 'files', { value: [new File([''], 'code.png')] })
  photo.dispatchEvent(new Event('change'))
  const texts = () => document.getElementById('doubt-answer')?.textContent
  expect(texts()).toBe(verifyMessages.doubt.reading)
  await vi.waitFor(() => expect(texts()).toMatch(/^This code is not one of our documents/))
})

test('the page accuses nobody before it is asked, and names the address to type', () => {
  const verdicts = [...document.querySelectorAll<HTMLElement>('[data-verdict]')]
  expect(verdicts.length).toBeGreaterThan(5)
  expect(verdicts.filter(({ hidden }) => !hidden)).toEqual([])
  expect(document.querySelector('.verify_address')?.textContent).toMatch(
    /^www\.sample-peso\.example\/verify\.html$/
  )
})

test.each([
  ['is shown by the script where there is a camera', {}, ['button', 'is-secondary']],
  ['is removed where there is none', undefined, undefined]
])('the button of the camera keeps its place, then %s', (_what, mediaDevices, after) => {
  document.body.innerHTML = renderToStaticMarkup(<Page />)
  const classes = () => document.getElementById('doubt-scan')?.className.split(' ')
  expect(classes()).toContain('is-waiting')
  const phone = Object.create(navigator, { mediaDevices: { value: mediaDevices } })
  vi.stubGlobal('navigator', phone)
  startDoubt()
  expect(classes()).toEqual(after)
})
