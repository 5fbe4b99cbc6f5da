import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bridgeMessages } from '#messages/bridge.ts'
import { canOpen, judgeOwnLink, openLink } from '../../../shared/bridge/open-link.ts'
import { openPage, reloadPage, replaceRoute } from '../../../shared/bridge/open-page.ts'
import { brand } from '../../../shared/config/brand.ts'
import { linkHosts } from '../../../shared/context/link-hosts.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { type Message, stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { goodLinks, hostileLinks } from './links.ts'

const { openAddress, navigations } = prepareBackend()
let messages: Message[] = []

beforeEach(() => {
  openAddress('/order.html?productId=1&orderId=2&sessionId=s&adId=a')
  messages = stubApp()
})

describe('opening a link', () => {
  test('refuses each hostile one with a toast, and goes nowhere', () => {
    for (const link of hostileLinks) {
      $toast.set(undefined)
      expect(openLink(link)).toBe('refused')
      expect($toast.get()?.text).toBe(bridgeMessages.refusedLink)
    }
    expect(navigations).toEqual([])
    expect(messages).toEqual([])
  })

  test.each(goodLinks)('takes $link to the $kind', ({ link, kind, leads = link }) => {
    expect(openLink(link)).toBe(kind === 'web' ? 'web' : 'app')
    expect(navigations).toEqual(kind === 'web' ? [`assign ${leads}`] : [])
    const posted = { app: [{ action: 'goToPage', payload: link }], action: [{ action: link }] }
    expect(messages).toEqual(kind === 'web' ? [] : posted[kind])
    expect($toast.get()).toBeUndefined()
  })

  test('leaves no way back where it is asked to', () => {
    openLink('https://ok.example/x', { replace: true })
    expect(navigations).toEqual(['replace https://ok.example/x'])
  })

  test('appends the common parameters, before what follows the hash', () => {
    openLink('https://ok.example/x?a=1&sessionId=theirs#part', { common: true })
    expect(navigations).toEqual(['assign https://ok.example/x?a=1&sessionId=s&adId=a#part'])
  })
})

test('the session goes to listed hosts and our pages alone, a link without it to the site', () => {
  const all = linkHosts as string[]
  onTestFinished(() => {
    brand.linkHosts = []
    all.length = 0
  })
  brand.linkHosts = ['listed.example']
  all.push('listed.example', 'www.lender.example', location.hostname)
  const bank = 'https://www.lender.example/bind-bank.html'
  const ours = `${location.origin}/bind-bank.html`
  const otherPort = `https://${location.hostname}:8443/bind-bank.html`
  for (const link of ['https://listed.example/x', bank, ours, otherPort])
    expect(openLink(link, { common: true })).toBe('web')
  for (const link of ['https://ok.example/x', 'https://www.listed.example/x'])
    expect(openLink(link, { common: true })).toBe('refused')
  expect(navigations).toEqual([
    'assign https://listed.example/x?sessionId=s&adId=a',
    `assign ${bank}`,
    `assign ${ours}?sessionId=s&adId=a`,
    `assign ${otherPort}`
  ])
})

describe('the owner of what the phone keeps', () => {
  beforeEach(() => openAddress('/order.html?orderId=2&sessionId=s&userKey=ada'))
  const ours = `${location.origin}/order.html?orderId=7&sessionId=s`

  test.each([{}, { common: true }])('travels on to a page of ours, with %o', options => {
    openLink(ours, options)
    expect(navigations).toEqual([`assign ${ours}&userKey=ada`])
  })

  test.each([
    ['another site', 'https://ok.example/order.html?orderId=7'],
    ['a call', `${location.origin}/muscular/v3/jump?orderId=7`],
    ['a page with an owner of its own', `${ours}&userKey=ben`]
  ])('does not go to %s', (_where, link) => {
    openLink(link)
    expect(navigations).toEqual([`assign ${link}`])
  })

  test('does not leave with the session', () => {
    openLink('https://ok.example/bind', { common: true })
    expect(navigations).toEqual(['assign https://ok.example/bind?sessionId=s'])
  })
})

test('a refused link is not mentioned to a borrower who has another way', () => {
  expect(openLink('javascript:alert(1)', { quiet: true })).toBe('refused')
  expect($toast.get()).toBeUndefined()
})

test.each(goodLinks)('$link can be opened, and is judged before it is', ({ link, kind }) => {
  expect(canOpen(link)).toBe(true)
  expect(judgeOwnLink(link).kind).toBe(kind)
  expect([...navigations, ...messages]).toEqual([])
})

test('a link that would be refused cannot be opened', () => {
  expect(hostileLinks.filter(link => canOpen(link))).toEqual([])
  expect(canOpen('http://localhost/x')).toBe(true)
  expect(canOpen('http://localhost/x', true)).toBe(false)
})

test('opening a page carries the context', () => {
  openPage('repay.html', { productId: '1', orderId: '2' })
  openPage('repay-guide.html', {}, { replace: true })
  expect(navigations).toEqual([
    'assign /repay.html?sessionId=s&adId=a&productId=1&orderId=2',
    'replace /repay-guide.html?sessionId=s&adId=a'
  ])
})

test('another part of a page takes the place of the one that is shown', () => {
  replaceRoute('downloadTemplate', { utm_tag: 'june', id: undefined })
  replaceRoute('agreementTemplate')
  expect(navigations).toEqual([
    'replace #/downloadTemplate?utm_tag=june',
    'replace #/agreementTemplate'
  ])
})

test('a page asks for everything again by opening itself', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reloadPage()
  expect(reload).toHaveBeenCalledTimes(1)
})
