import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emailLink, messagingLink, openContact } from '../../../shared/bridge/contact.ts'
import { $toast } from '../../../shared/context/toast.ts'

describe('the link to a contact', () => {
  test.each([
    ['care@sample-peso.example', 'mailto:care@sample-peso.example'],
    ['first.last+loan@mail.sample.example', 'mailto:first.last+loan@mail.sample.example'],
    ['care@sample.example?bcc=a@b.example', undefined],
    ['care@sample.example,other@sample.example', undefined],
    ['care', undefined],
    ['care@localhost', undefined],
    ['javascript:alert(1)//@a.example', undefined],
    ['care@sample.example\r\nBcc: a@b.example', undefined],
    ['a care@sample.example', undefined],
    [`${'x'.repeat(65)}@sample.example`, undefined],
    ['care@sample.example.', undefined],
    ['', undefined]
  ])('e-mail %j is %j', (address, link) => {
    expect(emailLink(address)).toBe(link)
  })

  test('an e-mail may bring a subject and its lines along', () => {
    const letter = { subject: 'Loan 7 & me', body: 'Hello\nI have paid\n' }
    expect(emailLink('care@sample.example', letter)).toBe(
      'mailto:care@sample.example?subject=Loan%207%20%26%20me&body=Hello%0D%0AI%20have%20paid%0D%0A'
    )
  })

  test.each([
    ['+63 900 555 0142', 'https://wa.me/639005550142'],
    ['(0900) 555-0142', 'https://wa.me/639005550142'],
    ['0063 900 555 0142', 'https://wa.me/639005550142'],
    ['+63 (0)900 555 0142', 'https://wa.me/639005550142'],
    ['900 555 0142', 'https://wa.me/639005550142'],
    ['+65 5550 0142', 'https://wa.me/6555500142'],
    ['0065 5550 0142', 'https://wa.me/6555500142'],
    ['900 005 0042', 'https://wa.me/639000050042'],
    ['call 900 555 0142', undefined],
    ['5550142', 'https://wa.me/5550142'],
    ['555.0142', 'https://wa.me/5550142'],
    ['555 014', undefined],
    ['555 0142 or e-mail', undefined],
    ['https://chat.example/5550142', 'https://chat.example/5550142'],
    ['https://chat.example/sample', 'https://chat.example/sample'],
    ['http://chat.example/sample', undefined],
    ['12', undefined],
    ['sample_care', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined]
  ])('messaging contact %j is %j', (contact, link) => {
    expect(messagingLink(contact)).toBe(link)
  })
})

describe('opening a contact', () => {
  const posted: string[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    posted.length = 0
    $toast.set(undefined)
    vi.stubGlobal('loanApp', { postMessage: (message: string) => posted.push(message) })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('asks the app, and says what to do when nothing comes up', () => {
    openContact('mailto:care@sample.example')
    expect(posted).toEqual(['{"action":"goToPage","payload":"mailto:care@sample.example"}'])
    vi.advanceTimersByTime(1900)
    expect($toast.get()).toBeUndefined()
    vi.advanceTimersByTime(200)
    expect($toast.get()?.text).toContain('Nothing opened?')
  })

  test.each(['blur', 'pagehide'])('says nothing when something came up: %s', sign => {
    openContact('https://wa.me/639005550142')
    dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(5000)
    expect($toast.get()).toBeUndefined()
  })

  test('says nothing while the page is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    openContact('https://wa.me/639005550142')
    vi.advanceTimersByTime(5000)
    expect($toast.get()).toBeUndefined()
    hidden.mockRestore()
  })

  test('in a browser says so of an e-mail only: a page may be long on its way', () => {
    vi.stubGlobal('loanApp', undefined)
    // Else the address would wait for an app that comes with the load event.
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    openContact('https://wa.me/639005550142')
    vi.advanceTimersByTime(5000)
    expect($toast.get()).toBeUndefined()
    openContact('mailto:care@sample.example')
    vi.advanceTimersByTime(2000)
    expect($toast.get()?.text).toContain('Nothing opened?')
    expect(assign).toHaveBeenCalledTimes(2)
    assign.mockRestore()
    state.mockRestore()
  })
})
