import { describe, expect, test } from 'vitest'
import { moneyText } from '../../../shared/context/money-text.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

describe('hundredths beside a page’s own amounts', () => {
  test.each([
    ['', [], '₱1,00'],
    ['?clarity=1', [], '₹1,00'],
    ['?clarity=1', ['₱5,455.00'], '₱1.00']
  ])('at an address with %j beside %j are written as %s', (query, like, text) => {
    backend.openAddress(`/repay.html${query}`)
    expect(moneyText(100, '', like)).toBe(text)
  })

  test('beside none, or beside words without an amount, are written as the brand does', () => {
    backend.openAddress('/repay.html')
    expect(moneyText(100, '')).toBe('₱1,00')
    expect(moneyText(100, '', ['on request', ''])).toBe('₱1,00')
    expect(moneyText(100, '', ['on request', '₱5,455.00'])).toBe('₱1.00')
  })

  test('have the currency that the server states', () => {
    backend.openAddress('/repay.html?clarity=1')
    expect(moneyText(100, 'PHP', [])).toBe('₱1,00')
    expect(moneyText(100, 'USD', [])).toBe('USD 1,00')
  })
})
