import { expect, test } from 'vitest'
import type { CodeInstructions } from '../../../../shared/api/code-instructions.ts'
import {
  dropHandedOver,
  handOver,
  readHandedOver
} from '../../../../shared/features/repayment/handed-over.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const { open } = prepareBackend()

const instructions: CodeInstructions = {
  kind: 'instalment',
  total: '₱5,455.00',
  date: '2026-11-27',
  nextDate: '',
  owed: '',
  contractNumber: '',
  code: 'MP1234510001',
  title: 'Demo Mart counter',
  logo: '',
  expiresAt: '',
  fee: '',
  note: '',
  appLink: '',
  qr: '',
  down: '',
  notices: []
}

test('what was handed over is read for its loan, or for an address without one', () => {
  open('repay-due')
  handOver('1', instructions)
  const { data, savedAt } = readHandedOver('1') ?? {}
  expect(data).toEqual(instructions)
  expect(Date.now() - (savedAt ?? 0)).toBeLessThan(10_000)
  expect(readHandedOver(undefined)?.data).toEqual(instructions)
  expect(readHandedOver('2')).toBeUndefined()
})

test('nothing is read of another borrower', () => {
  open('repay-due', { sessionId: 'due.a' })
  handOver('1', instructions)
  open('repay-due', { sessionId: 'due.b' })
  expect(readHandedOver('1')).toBeUndefined()
})

test('nothing is read once it was dropped', () => {
  open('repay-due')
  handOver('1', instructions)
  dropHandedOver()
  expect(readHandedOver('1')).toBeUndefined()
})
