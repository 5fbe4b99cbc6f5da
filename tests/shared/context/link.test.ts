// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeLink } from '../../../shared/context/link.ts'
import {
  developersLinks,
  goodLinks,
  hostileLinks,
  linkRules,
  publishedRules
} from '../bridge/links.ts'

test('the table has sixty hostile links and more', () => {
  expect(new Set(hostileLinks).size).toBe(hostileLinks.length)
  expect(hostileLinks.length).toBeGreaterThan(60)
})

describe('a hostile link', () => {
  test.each(hostileLinks.map(link => [link]))('is refused: %j', link => {
    expect(judgeLink(link, linkRules)).toEqual({ kind: 'refused' })
  })

  test.each(hostileLinks.map(link => [link]))('is refused among listed hosts: %j', link => {
    expect(judgeLink(link, { ...linkRules, hosts: ['listed.example'] })).toEqual({
      kind: 'refused'
    })
  })
})

describe('a good link', () => {
  test.each(goodLinks)('$link is of the kind $kind', ({ link, kind, leads = link }) => {
    const verdict = judgeLink(link, linkRules)
    expect(verdict.kind).toBe(kind)
    if (verdict.kind === 'web') expect(verdict.url.href).toBe(leads)
    if (verdict.kind === 'app') expect(verdict.link).toBe(link)
    if (verdict.kind === 'action') expect(verdict.action).toBe(link)
  })
})

describe('a link to a developer’s server', () => {
  test.each(developersLinks)('$link is opened where developers look', ({ link, leads = link }) => {
    const verdict = judgeLink(link, linkRules)
    expect(verdict.kind === 'web' && verdict.url.href).toBe(leads)
  })

  test.each(developersLinks)('$link is refused where borrowers are', ({ link }) => {
    expect(judgeLink(link, publishedRules).kind).toBe('refused')
    const { hostname } = new URL(link)
    expect(judgeLink(link, { ...publishedRules, hosts: [hostname] }).kind).toBe('refused')
  })

  test.each(goodLinks)('$link is not such a link', ({ link, kind }) => {
    expect(judgeLink(link, publishedRules).kind).toBe(kind)
  })
})

test('an international name is opened only where it is listed', () => {
  const link = 'https://xn--bcher-kva.example/'
  expect(judgeLink(link, { ...linkRules, hosts: ['xn--bcher-kva.example'] }).kind).toBe('web')
})

test('a link of 2,048 characters is opened, a longer one is refused', () => {
  const longest = 'https://ok.example/'.padEnd(2048, 'x')
  expect(judgeLink(longest, linkRules).kind).toBe('web')
  expect(judgeLink(`${longest}x`, linkRules).kind).toBe('refused')
  const app = 'loanapp://'.padEnd(2048, 'x')
  expect(judgeLink(app, linkRules).kind).toBe('app')
  expect(judgeLink(`${app}x`, linkRules).kind).toBe('refused')
})

describe('with listed hosts', () => {
  const rules = { hosts: ['pay.example'], schemes: [] }

  test.each([
    'https://pay.example/x',
    'http://pay.example/x',
    'https://PAY.example',
    'http://localhost',
    'http://127.10.20.30'
  ])('%s is opened', link => expect(judgeLink(link, rules).kind).toBe('web'))

  test.each([
    'https://ok.example',
    'https://sub.pay.example',
    'https://pay.example.evil.example',
    'https://pay.example./x',
    'https://evil.example/pay.example',
    'https://evil.example#pay.example',
    'ftp://pay.example',
    'http://notlocalhost',
    'http://localhost.evil.example'
  ])('%s is refused', link => expect(judgeLink(link, rules).kind).toBe('refused'))
})

test.each([
  ...['javascript', 'data', 'vbscript', 'file', 'blob', 'filesystem', 'intent', 'content'],
  'about'
])('the scheme %s is refused even where it is configured', scheme => {
  const rules = { hosts: [], schemes: [scheme] }
  expect(judgeLink(`${scheme}://alert(1)`, rules)).toEqual({ kind: 'refused' })
})

test('an address within another is only what the outer one is', () => {
  const rules = { hosts: [], schemes: ['loanapp'] }
  const link = 'loanapp://open?link=https://ok.example'
  expect(judgeLink(link, rules)).toEqual({ kind: 'app', link })
  expect(judgeLink('https:evil.example?https://ok.example', rules).kind).toBe('refused')
})

test('whatever is opened is https, or http of this very machine', { timeout: 30_000 }, () => {
  const part = fc.constantFrom(
    ...['https:', 'http:', 'HTTP:', 'javascript:', 'loanapp:', '/', '//', '\\', '@', ':', '.', '#'],
    ...['ok.example', 'localhost', '127.0.0.1', '[::1]', '%00', '\t', '\n', ' ', '?', 'goHome', '1']
  )
  const link = fc.array(part, { maxLength: 9 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(link, fc.string(), fc.webUrl()), text => {
      const verdict = judgeLink(text, linkRules)
      if (verdict.kind === 'app') expect(text).toMatch(/^loanapp:\/\/[\x21-\x7e]*$/i)
      if (verdict.kind !== 'web') return
      const { protocol, hostname, username, password } = verdict.url
      expect(username + password).toBe('')
      if (protocol !== 'https:') expect(hostname).toMatch(/^(?:localhost|127\.[\d.]+|\[::1\])$/)
    }),
    { numRuns: 2_000 }
  )
})
