import { expect, test } from 'vitest'
import { isPaperOf } from '../../../../shared/features/paper/is-paper-of.ts'

const paper = {
  kind: 'receipt',
  iss: 'https://www.sample-peso.example',
  contract: 'SP-1',
  holder: '',
  amount: 545_500,
  currency: 'PHP',
  date: '2026-11-22',
  reference: 'R1',
  balance: 0,
  iat: 1
} as const
const payment = { id: 'P1', minor: 545_500 }
const wanted = { kind: 'receipt', contract: 'SP-1', payment } as const

test.each([
  ['of the payment', {}],
  ['where the contract is not known', { contract: '' }],
  ['where the payment names nothing', { payment: { id: 'P1', minor: undefined } }],
  ['where no payment was tapped', { payment: undefined }]
])('a receipt %s is its receipt', (_what, changed) => {
  expect(isPaperOf(paper, { ...wanted, ...changed })).toBe(true)
})

test.each([
  ['another contract', { contract: 'SP-2' }],
  ['another amount', { payment: { ...payment, minor: 100 } }],
  ['another kind', { kind: 'closure' as const }]
])('a genuine receipt of %s is not', (_what, changed) => {
  expect(isPaperOf(paper, { ...wanted, ...changed })).toBe(false)
})
