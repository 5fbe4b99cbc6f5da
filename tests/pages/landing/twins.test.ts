import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { leadToTwins } from '../../../pages/landing/twins.ts'

test('the other language is reached from the form alone, and keeps the campaign', () => {
  history.replaceState(null, '', '/landing/amount-en.html?utm_tag=june&UC=a%26b')
  document.body.innerHTML =
    '<nav class="twins"><a href="/landing/amount-fil.html">Filipino</a></nav>'
  const link = document.querySelector('a') as HTMLAnchorElement
  const $route = atom('form')
  leadToTwins($route)
  expect(link.getAttribute('href')).toMatch(/\/landing\/amount-fil\.html\?utm_tag=june&UC=a%26b$/)
  expect(link.hidden).toBe(false)
  $route.set('agreement')
  expect(link.hidden).toBe(true)
  $route.set('form')
  expect(link.hidden).toBe(false)
})
