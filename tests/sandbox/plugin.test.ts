import { expect, test } from 'vitest'
import { languageLines, scenarioLines } from './plugin.ts'

const linesAt = (base: string) =>
  scenarioLines('http://localhost:4173', base, ['order.html', 'repay-code.html'])

test('a server prints addresses below its base path, and only of pages that it has', () => {
  const addresses = linesAt('/loans/').map(line => new URL(line.split('\n    ')[1] ?? ''))
  expect(new Set(addresses.map(({ pathname }) => pathname))).toEqual(
    new Set(['/loans/order.html', '/loans/repay-code.html'])
  )
})

test('pictures come from the sandbox, which has no base path', () => {
  const picture = encodeURIComponent('http://localhost:4173/muscular/sandbox/pictures/')
  expect(linesAt('/loans/').join()).toContain(picture)
})

test('at the root no base path is added', () => {
  expect(linesAt('/')[0]).toContain('\n    http://localhost:4173/order.html?')
})

test('each further language has an address, below the base', () => {
  const lines = languageLines('http://localhost:4173', '/loans/', ['en', 'fil', 'ceb'])
  expect(lines.map(line => line.trim().split(/\s+/)[0])).toEqual(['Filipino', 'Bisaya'])
  expect(lines[1]).toContain('http://localhost:4173/loans/ceb/order.html?')
})
