import { expect, test } from 'vitest'
import { workbenchMessages } from '../../../shared/messages/en/workbench.ts'
import { builtPages } from '../../../shared/pages.ts'
import { createSandbox } from '../app.ts'
import { faults } from '../faults.ts'
import { scenarios } from '../scenarios.ts'
import { listing } from './listing.ts'
import { callsOfPage } from './page-calls.ts'
import { way } from './way.ts'

const origin = 'http://localhost:4173'
const pages = [...builtPages(true), { file: 'landing/fiesta.html', title: 'Fiesta' }]
const served = { brand: 'ph', languages: ['en', 'fil'], pages, servers: {} }
const { states, ...rest } = listing(served, origin)
const find = (name: string) => states.find(state => state.name === name)

test('every page that a borrower or visitor may open has a state, and developers’ pages have none', () => {
  const listed = new Set(states.map(({ url }) => url.split('?')[0]))
  for (const { file } of builtPages(false)) {
    if (file !== 'landing.html') expect(listed).toContain(file)
  }
  expect(listed).toContain('landing/fiesta.html')
  expect(listed).not.toContain('templates.html')
})

test('a state has its address below the base path, with pictures of the server', () => {
  const { url = '' } = find('repay-code-text') ?? {}
  expect(url).toMatch(/^repay-code\.html\?/)
  expect(new URLSearchParams(url.split('?')[1]).get('payCodeImg')).toBe(
    `${origin}/muscular/sandbox/pictures/mart.svg`
  )
})

test('only pages that the server has are listed', () => {
  expect(find('own-costs-en')).toBeUndefined()
  const own = { file: 'landing/costs-en.html', title: 'Costs' }
  const { states: more } = listing({ ...served, pages: [...pages, own] }, origin)
  expect(more.find(({ name }) => name === 'own-costs-en')?.page).toBe('landing.html')
})

test('a state names the calls that its page may make, its borrower and its fault', () => {
  expect(find('order-due')?.calls).toContain('/v3/loan-details/loan-details')
  expect(find('order-due')?.calls).not.toContain('/v3/user-problem/problem-save')
  expect(find('order-overdue')?.about).toContain('overdue by 3 days')
  expect(find('order-html')?.about).toContain('html')
  expect(callsOfPage('verify.html')).toEqual([])
})

test('pages in every language say so', () => {
  expect(find('order-due')?.isTranslated).toBe(true)
  expect(find('landing-fiesta')?.isTranslated).toBe(false)
})

test('the whole way is made of scenarios', () => {
  const names = scenarios.map(({ name }) => name)
  expect(way.filter(([name]) => !names.includes(name))).toEqual([])
  expect(rest.way.length).toBeLessThan(way.length)
  expect(rest.faults.map(({ name }) => name)).toEqual(Object.keys(faults))
})

test('the sandbox serves the list, the script of the frame, text messages and the contract', async () => {
  const { app } = createSandbox({ served })
  const get = (path: string) => app.request(`${origin}/muscular/sandbox/${path}`)
  expect(await (await get('scenarios')).json()).toEqual({
    code: 0,
    message: '',
    data: JSON.parse(JSON.stringify({ ...rest, states }))
  })
  expect(await (await get('frame.js')).text()).toContain('frameElement')
  expect(await (await get('messages')).text()).toContain('No text message was sent yet')
  expect(await (await get('openapi.json')).json()).toHaveProperty('openapi')
})

test('every area has a name in the side list', () => {
  const areas = [...new Set(states.map(({ area }) => area))]
  expect(
    areas.filter(area => !(area in workbenchMessages.areas)),
    'areas without a name in shared/messages/en/workbench.ts'
  ).toEqual([])
})
