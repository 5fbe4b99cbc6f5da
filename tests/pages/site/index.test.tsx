import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Page } from '../../../pages/site/index/view.tsx'

vi.mock('../../../shared/context/market-time.ts', async load => ({
  ...(await load<object>()),
  marketDay: () => 20_780
}))

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<Page />)
})

test('the law’s limit of late charges stands once, above the agreement’s own', () => {
  const [card] = document.querySelectorAll('#costs .card')
  expect(card?.textContent).toMatch(
    /^The law limits this.*What the loan agreement says.*Late charge, once/
  )
  expect(card?.querySelector('strong')?.textContent).toBe('5%')
  expect(document.querySelector('#price')?.textContent).not.toContain('The law limits this')
  expect(document.querySelector('#price [href="#costs"]')?.textContent).toBe(
    'What a late payment costs'
  )
})

test('each slider has a mark for each value, and its ends below', () => {
  const ends = [...document.querySelectorAll('.slider_ends')]
  const spans = ends.map(({ children }) => [...children].map(({ textContent }) => textContent))
  expect(spans[0]).toEqual(['₱2.000,00', '₱20.000,00'])
  expect(spans[1]).toEqual(['91 days', '365 days'])
  const marks = [...document.querySelectorAll('.slider_stops')].map(
    stops => stops.querySelectorAll('i').length
  )
  const values = [...document.querySelectorAll<HTMLInputElement>('.slider')].map(
    ({ max }) => +max + 1
  )
  expect(marks).toEqual(values)
})

test('how soon the money comes stands once, beside the other facts', () => {
  expect(document.querySelector('.home_facts')?.textContent).toContain('calendar days')
  expect(document.querySelector('.home_steps')?.textContent).not.toContain('calendar days')
})
