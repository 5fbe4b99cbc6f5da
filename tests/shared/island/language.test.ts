import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const replace = vi.fn()
const root = document.documentElement

/** Opens a page by its address and runs its head script, as its html does. */
async function open(address: string, { file = 'order.html', script = 'language', lang = '' } = {}) {
  root.lang = lang
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  vi.stubGlobal('location', { pathname, search, hash, replace })
  root.dataset.page = JSON.stringify({
    file,
    own: [],
    languages: ['en', 'fil', 'ceb'],
    untranslated: ['landing', 'legacy-repay']
  })
  vi.resetModules()
  if (script === 'language') await import('../../../shared/island/language.ts')
  else await import('../../../shared/island/lost-twin.ts')
}

const listeners: [string, EventListener][] = []

beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name, listener) => {
    listeners.push([name, listener as EventListener])
    add(name, listener as EventListener)
  })
})

afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  replace.mockReset()
  localStorage.clear()
  root.hidden = false
  document.body.replaceChildren()
})

describe('a page opens in', () => {
  test('the language that its address names, query and fragment whole', async () => {
    await open('/order.html?orderId=1&lang=fil&x=%20#part')
    expect(replace.mock.calls).toEqual([['/fil/order.html?orderId=1&lang=fil&x=%20#part']])
    expect(root.hidden).toBe(true)
    expect(root.dataset.page).toBeUndefined()
  })

  test('the chosen language, where its address names none', async () => {
    localStorage.setItem('loan:language', 'ceb')
    await open('/order.html?orderId=1')
    expect(replace.mock.calls).toEqual([['/ceb/order.html?orderId=1']])
  })

  test('the language of its address before the chosen one', async () => {
    localStorage.setItem('loan:language', 'ceb')
    await open('/order.html?lang=en')
    expect(replace).not.toHaveBeenCalled()
  })

  test('its twin under the page’s own name, whatever address has opened it', async () => {
    await open('/About?lang=fil', { file: 'site/about.html' })
    expect(replace.mock.calls).toEqual([['/fil/site/about.html?lang=fil']])
  })
})

test.each([
  '/order.html',
  '/order.html?lang=xx',
  '/order.html?lang=../',
  '/order.html?lang=',
  '/order.html?lang=fil&lang=ceb',
  '/order.html?lang=constructor',
  '/order.html?lang=%E0%A4%A',
  '/fil/order.html?lang=ceb'
])('%s stays where it is', async address => {
  await open(address)
  expect(replace).not.toHaveBeenCalled()
  expect(root.hidden).toBe(false)
})

test.each(['xx', '', 'toString', '{"language":"fil"}', '../fil'])(
  'a stored choice %j is none',
  async stored => {
    localStorage.setItem('loan:language', stored)
    await open('/order.html')
    expect(replace).not.toHaveBeenCalled()
  }
)

test('a page that cannot read its storage opens in the first language', async () => {
  vi.stubGlobal('localStorage', undefined)
  await open('/order.html')
  expect(replace).not.toHaveBeenCalled()
  expect(root.hidden).toBe(false)
})

describe('the switch', () => {
  const click = (language: string) => {
    document.body.innerHTML = `<nav class="languages"><details open><a href="#" data-language="${language}"><b>x</b></a></details></nav>`
    document.querySelector('b')?.click()
  }

  test('keeps the choice, and opens the twin with the same query and fragment', async () => {
    await open('/fil/order.html?orderId=1#part')
    click('en')
    expect(localStorage.getItem('loan:language')).toBe('en')
    expect(replace.mock.calls).toEqual([['/order.html?orderId=1#part']])
  })

  test('renames the language that the address names, which would lead back otherwise', async () => {
    await open('/fil/order.html?lang=fil&orderId=1')
    click('en')
    expect(replace.mock.calls).toEqual([['/order.html?lang=en&orderId=1']])
  })

  test('names the language in the address where nothing can be kept', async () => {
    await open('/order.html?orderId=1')
    vi.stubGlobal('localStorage', undefined)
    click('ceb')
    expect(replace.mock.calls).toEqual([['/ceb/order.html?orderId=1&lang=ceb']])
  })

  test('closes with Escape, and with a tap beside it', async () => {
    await open('/order.html')
    document.body.innerHTML = '<nav class="languages"><details open></details></nav><p>x</p>'
    const list = document.querySelector('details') as HTMLDetailsElement
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(list.open).toBe(false)
    list.open = true
    document.querySelector('p')?.click()
    expect(list.open).toBe(false)
  })
})

describe('where there is no page', () => {
  const lost = { file: '404.html', script: 'lost-twin' }

  test('one in a single language is opened without the tag', async () => {
    await open('/fil/legacy-repay.html?orderId=1', lost)
    expect(replace.mock.calls).toEqual([['/legacy-repay.html?orderId=1&lang=en']])
  })

  test('one of a language that the site no longer has is opened in the first, once', async () => {
    await open('/xx/order.html?lang=xx#a', lost)
    expect(replace.mock.calls).toEqual([['/order.html?lang=en#a']])
    replace.mockReset()
    await open('/order.html?lang=en', lost)
    expect(replace).not.toHaveBeenCalled()
  })

  test.each([
    ['/nothing.html', 'en'],
    ['/fil/nothing.html', 'fil'],
    ['/site/nothing.html', 'en'],
    // Whatever a server sends for it: never twice.
    ['/fil/404.html', 'en']
  ])('%s says so', async (address, lang) => {
    await open(address, { ...lost, lang })
    expect(replace).not.toHaveBeenCalled()
  })

  test.each(['/aBOUT/?x=1#a', '/fil/Order.html?x=1#a', '/%C3%A9?x=1#a'])(
    '%s is opened in small letters, query intact, and once',
    async address => {
      localStorage.setItem('loan:language', 'fil')
      await open(address, { ...lost, lang: address.startsWith('/fil/') ? 'fil' : 'en' })
      const [small = ''] = replace.mock.lastCall ?? []
      expect(small).toBe(address.replace(/^[^?]+/, path => path.toLowerCase()))
      localStorage.clear()
      replace.mockReset()
      await open(small, { ...lost, lang: address.startsWith('/fil/') ? 'fil' : 'en' })
      expect(replace).not.toHaveBeenCalled()
    }
  )

  test('a server that knows one language only is asked for the page of the tag', async () => {
    await open('/fil/nothing.html?a=1', { ...lost, lang: 'en' })
    expect(replace.mock.calls).toEqual([['/fil/404.html']])
  })
})
