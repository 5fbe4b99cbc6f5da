import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStatementPage } from '../../../pages/statement/store.ts'
import { Page } from '../../../pages/statement/view.tsx'
import { brand } from '../../../shared/config/brand.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const backend = prepareBackend()

async function openPage(scenario = 'statement-plan') {
  backend.open(scenario)
  const store = createStatementPage()
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  await act(() => store.open())
  const text = (selector: string) => host.querySelector(selector)?.textContent
  return { host, text }
}

test('while a plan runs the head names its next payment', async () => {
  const { host, text } = await openPage()
  await act(() =>
    vi.waitFor(() =>
      expect(text('.loan-head_dates')).toMatch(/^Next payment ₱1\.000,00\s· \d+\s\w+\s\d+$/)
    )
  )
  expect(host.querySelector('.head-tone.is-calm')).not.toBeNull()
})

test.each([
  [true, '₱1.000,00'],
  [false, undefined]
])(
  'the button names a plan’s payment only where it can be paid so (%s)',
  async (canChoose, sum) => {
    const { services } = brand
    onTestFinished(() => void Object.assign(brand, { services }))
    if (!canChoose) Object.assign(brand, { services: services.filter(name => name !== 'options') })
    const { text } = await openPage()
    await act(() => vi.waitFor(() => expect(text('.loan-head_dates')).toContain('Next payment')))
    expect(text('.action-bar .button_hint')).toBe(sum)
  }
)

test('a payment of a plan that is late is not called the next one', async () => {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await ask(url, init)
    if (!url.includes('/loan-arrangement/detail')) return response
    const answer = await response.json()
    answer.data.offer.schedule[0].date = '2026-01-05'
    return Response.json(answer, { headers: response.headers })
  })
  const { host, text } = await openPage()
  await act(() =>
    vi.waitFor(() => expect(text('.loan-head_dates')).toMatch(/^Was due 5\sJan\s2026.*\slate$/))
  )
  expect(host.querySelector('.head-tone.is-late')).not.toBeNull()
})

test('a statement in doubt says once what its lines make, and whose figure the head is', async () => {
  const { host, text } = await openPage('statement-wrong')
  expect(text('.loan-head')).toContain('Left to pay, by our records₱5.832,30')
  const doubt = 'By the lines below you owe ₱5.782,30: ₱50,00 less than we show.'
  expect(text('.statement_doubt')).toBe(`One figure does not add up. ${doubt}`)
  expect(host.textContent.split(doubt)).toHaveLength(2)
})

test.each([
  ['statement-settled', '.loan-head_dates'],
  ['statement', '.rows']
])('%s says once for when it holds', async (scenario, place) => {
  const { host } = await openPage(scenario)
  const places = [...host.querySelectorAll(place)]
  expect(places.map(({ textContent }) => textContent).join()).toContain('As of')
  expect(host.textContent.split('As of')).toHaveLength(2)
})

test('a loan that is paid off has its cost in all, and the bar of another its amount', async () => {
  const settled = await openPage('statement-settled')
  expect(settled.text('.amount')).toBe('Paid in full')
  expect(settled.host.textContent).toContain('What it cost')
  expect(settled.host.textContent).not.toContain('so far')
  const { host, text } = await openPage('statement')
  expect(host.querySelector('.action-bar .button_hint')?.textContent).toBe(text('.amount'))
})
