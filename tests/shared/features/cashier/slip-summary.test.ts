// @vitest-environment node
import { expect, test } from 'vitest'
import { cashierViewMessages as messages } from '#messages/cashier-view.ts'
import { commonMessages as common } from '#messages/common.ts'
import { extensionNoteMessages } from '#messages/extension-note.ts'
import { figureOfSlip, summaryOfSlip } from '../../../../shared/features/cashier/slip-summary.ts'
import { summaryText } from '../../../../shared/features/summary-image/summary-text.ts'
import { slip } from './slip.ts'

const noted = { ...slip, expiresAt: '2026-12-05 23:59', note: 'Pay the exact amount.' }

test('the text to share says code, amount, biller and notes, and nothing that is not there', () => {
  const savedAt = new Date(2026, 11, 4, 9, 5).getTime()
  expect(summaryText(summaryOfSlip(noted, savedAt)).split('\n')).toEqual([
    'Sample Peso',
    '',
    'MP12 3451 0001',
    '',
    'Amount: ₱5,455.00',
    'Pay to: Sample Peso Lending',
    'Where: Demo Mart counter',
    'Valid until 5\u00a0Dec\u00a02026, 23:59',
    'Pay the exact amount.',
    '',
    'As of 4\u00a0Dec\u00a02026, 09:05. Code and amount may have changed since then.'
  ])
})

test('a code that is shown now is as of now', () => {
  expect(summaryOfSlip(slip).note).toMatch(/^As of \d+\u00a0\w{3}\u00a0\d{4}, \d\d:\d\d\./)
})

test('a barcode is wide and a QR code square', async () => {
  expect(await figureOfSlip(slip)).toMatchObject({ isWide: true, height: 1 })
  const square = await figureOfSlip({ ...slip, look: 'qr' })
  expect(square?.width).toBe(square?.height)
  expect(square?.path).toMatch(/^M/)
})

test.each([
  ['a picture from elsewhere', { picture: 'https://pictures.example/1.png' }],
  ['no code', { code: '' }],
  ['a code that has no bars', { code: 'é'.repeat(4) }]
])('nothing is drawn for %s', async (_title, rest) => {
  expect(await figureOfSlip({ ...slip, ...rest })).toBeUndefined()
})

test('a code that nobody has confirmed is called so in the shared text and the saved picture', () => {
  const doubtful = { ...slip, place: '', source: 'link' } as const
  const text = summaryText(summaryOfSlip(doubtful))
  expect(text).toContain('We have not confirmed them.')
  expect(text).toContain('Where: Code from a link')
  expect(text).not.toContain('Code of this loan')
  expect(summaryOfSlip(doubtful).groups[0]?.rows[0]?.text).toBe(messages.unconfirmed)
})

test.each([{ kind: 'extension' }, { kind: 'code', isExtension: true }] as const)(
  'the code of an extension (%j) says that the loan is not paid off',
  own => {
    const [first] = summaryOfSlip({ ...slip, ...own }).groups[0]?.rows ?? []
    expect(first?.text).toBe(extensionNoteMessages.notPaidOff)
  }
)

test('a drawing and the number of the contract are in the picture, where there are any', async () => {
  const figure = await figureOfSlip({ ...slip, look: 'qr' })
  expect(figure?.isWide).toBe(false)
  const summary = summaryOfSlip({ ...slip, contractNumber: 'SP-1' }, 0, figure)
  expect(summary.figure).toBe(figure)
  expect(summary.groups[0]?.rows).toContainEqual({ text: common.contractNumber, value: 'SP-1' })
  expect(summaryOfSlip(slip)).not.toHaveProperty('figure')
  expect(summaryOfSlip(slip).groups[0]?.rows.map(({ text }) => text)).not.toContain('')
})
