import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { guideMessages as messages } from '#messages/guide.ts'
import { Page } from '../../../pages/repay-guide/view.tsx'
import { preparePictures } from '../../../pages/repay-guide/viewer.ts'

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<Page />)
})

const hints = () => [...document.querySelectorAll('.guide_hint')]

test('both ways are closed, and each calls its amount and code an example', () => {
  const titles = [...document.querySelectorAll('details:not([open]) h2')]
  expect(titles.map(title => title.textContent)).toEqual([
    expect.stringContaining(messages.walletTitle),
    expect.stringContaining(messages.storeTitle)
  ])
  expect(hints().map(hint => hint.firstChild?.textContent)).toEqual([
    messages.example,
    messages.example
  ])
})

test('who to call is told after the question of when', () => {
  const call = document.querySelector('a[href^="tel:"] > span')
  expect(call?.firstChild?.textContent).toBe(messages.missing)
  expect(call?.lastChild?.textContent).toMatch(/^Call \+/)
})

test('the biller is named before what comes after paying', () => {
  const text = document.body.textContent ?? ''
  expect(text.indexOf('The only biller')).toBeLessThan(text.indexOf(messages.afterTitle))
})

test('the hint to tap a picture is there once a tap does something', () => {
  expect(document.querySelectorAll('.is-waiting')).toHaveLength(2)
  preparePictures()
  expect(document.querySelectorAll('.is-waiting')).toHaveLength(0)
  expect(document.querySelectorAll('button[aria-haspopup] svg')).toHaveLength(8)
})

test('the form has a ring around the code and one around the amount', () => {
  const [, , , form] = messages.wallet
  const drawing = document.querySelector(`[aria-label="${form?.picture}"]`)
  expect(drawing?.querySelectorAll('[stroke-width="4"]')).toHaveLength(2)
})
