import { expect, test } from 'vitest'
import type { Channel, Repayment } from '../../../../shared/api/repayment.ts'
import {
  slipOfChannel,
  slipOfCode,
  slipOfInstructions
} from '../../../../shared/features/cashier/slip.ts'
import { slipOfLoan } from '../../../../shared/features/repayment/slip-of-loan.ts'

const code = {
  code: 'MP1234510001',
  logo: '',
  title: 'Demo Mart counter',
  notices: [],
  expiresAt: '2026-12-05 23:59',
  fee: '₱15',
  note: 'Pay exactly'
}
const repayment = {
  amount: '₱5,455.00',
  contractNumber: 'SP-1',
  code,
  delay: { title: 'Rollover', amount: '₱455.00', nextDate: '' }
} as unknown as Repayment

const slip = {
  kind: 'instalment',
  source: 'loan',
  code: 'MP1234510001',
  look: 'barcode',
  picture: '',
  place: 'Demo Mart counter',
  amount: '₱5,455.00',
  contractNumber: 'SP-1',
  expiresAt: '2026-12-05 23:59',
  fee: '₱15',
  note: 'Pay exactly'
}

test('a loan’s own code is on its slip, with what is to be paid', () => {
  expect(slipOfCode(repayment, 'instalment')).toEqual(slip)
  expect(slipOfCode(repayment, 'extension')).toEqual({
    ...slip,
    kind: 'extension',
    amount: '₱455.00'
  })
  expect(slipOfCode({ ...repayment, code: undefined }, 'instalment')).toBeUndefined()
})

test('an extension that nothing is known of has no amount', () => {
  expect(slipOfCode({ ...repayment, delay: undefined }, 'extension')?.amount).toBe('')
})

test('a code that was handed over is on the same slip', () => {
  const handedOver = { contractNumber: 'SP-1', total: '₱1', date: '2026-03-02' }
  const after = { nextDate: '', owed: '' }
  const ways = { appLink: '', qr: '', down: '' }
  const instructions = { ...code, ...ways, ...handedOver, ...after, kind: 'extension' } as const
  expect(slipOfInstructions(instructions)).toEqual({ ...slip, kind: 'extension', amount: '₱1' })
})

const channelWith = (barcode: string): Channel => ({
  logo: '',
  name: 'Demo Wallet',
  number: '8',
  barcode,
  kind: undefined,
  expiresAt: '',
  fee: '',
  note: '',
  appLink: '',
  qr: '',
  min: undefined,
  max: undefined,
  posts: '',
  down: ''
})

test.each([
  ['MP-77', 'MP-77', ''],
  ['https://img.example/a.png', '', 'https://img.example/a.png'],
  ['http://img.example/a.png', '', 'http://img.example/a.png'],
  ['see https://img.example', 'see https://img.example', '']
])('a channel’s barcode %s is the code "%s" or the picture "%s"', (barcode, ownCode, picture) => {
  expect(slipOfChannel(channelWith(barcode), repayment, 'instalment')).toEqual({
    ...slip,
    source: 'channel',
    code: ownCode,
    picture,
    place: 'Demo Wallet',
    expiresAt: '',
    fee: '',
    note: ''
  })
})

test.each(['MP-77', 'https://img.example/a.png'])(
  'a channel’s code %s that was shown last stays the one to keep, while it is offered',
  barcode => {
    const channels = [channelWith(''), channelWith(barcode)]
    const channelSlip = slipOfChannel(channelWith(barcode), repayment, 'instalment')
    const keep = (offered: Channel[], last = channelSlip) =>
      slipOfLoan({ ...repayment, channels: offered }, 'instalment', last)
    expect(keep(channels)).toEqual(channelSlip)
    expect(keep([channelWith('')])).toEqual(slip)
    expect(slipOfLoan({ ...repayment, channels }, 'instalment', undefined)).toEqual(slip)
  }
)

test.each([{ down: 'Closed today' }, { min: 600_000 }, { max: 500_000 }])(
  'a code that cannot take the amount (%j) is not kept',
  limits => {
    const barred = { ...channelWith('MP-77'), ...limits }
    const last = slipOfChannel(barred, repayment, 'instalment')
    const withCode = (ownCode: object, ...channels: Channel[]) =>
      ({ ...repayment, channels, code: { ...code, ...ownCode } }) as unknown as Repayment
    expect(slipOfLoan(withCode({}, barred), 'instalment', last)).toEqual(slip)
    expect(slipOfLoan(withCode(limits, barred), 'instalment', last)).toBeUndefined()
    expect(slipOfLoan(withCode(limits), 'instalment')).toBeUndefined()
    const atCounter = { ...channelWith(code.code), ...limits }
    expect(slipOfLoan(withCode({}, atCounter), 'instalment')).toBeUndefined()
    const open = channelWith(code.code)
    expect(slipOfLoan(withCode({}, atCounter, open), 'instalment')).toEqual(slip)
    const lastOwn = slipOfChannel(open, repayment, 'instalment')
    expect(slipOfLoan(withCode(limits, open), 'instalment', lastOwn)).toBeUndefined()
  }
)
