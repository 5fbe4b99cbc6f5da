import { expect, test } from 'vitest'
import { fetchPayments, readPayments } from '../../../shared/api/payments.ts'
import { answerWith } from '../../setup/network.ts'

const key = { productId: '301', orderId: '20410001' }

const payment = {
  id: 'P1',
  kind: 'repayment',
  state: 'received',
  amount: '545500',
  channel: 'Demo Wallet',
  reference: 'R1',
  madeAt: '2026-11-22T10:31:00+08:00',
  postedAt: null,
  message: '',
  paper: '1'
}

async function read(data: unknown) {
  const sent = answerWith({ code: 0, data })
  return { result: await fetchPayments(key), sent }
}

test('payments are read from the names of the wire', async () => {
  const { result, sent } = await read({ owed: 0, currency: 'PHP', asOf: '', payments: [payment] })
  expect(sent[0]?.url.pathname).toBe('/muscular/v3/loan-details/payments')
  expect(sent[0]?.body).toEqual(key)
  expect(result.data).toEqual({
    owed: 0,
    currency: 'PHP',
    asOf: '',
    payments: [
      {
        id: 'P1',
        kind: 'repayment',
        state: 'received',
        minor: 545_500,
        isPart: false,
        channel: 'Demo Wallet',
        reference: 'R1',
        madeAt: '2026-11-22T10:31:00+08:00',
        postedAt: '',
        expiresAt: '',
        message: '',
        hasPaper: true
      }
    ]
  })
})

test('a payment without an id takes away its row alone', async () => {
  const others = [{ ...payment, id: '' }, null, 'P3']
  const { result } = await read({ payments: [...others, payment, { ...payment, amount: 1 }] })
  expect(result.data?.payments.map(({ id, minor }) => [id, minor])).toEqual([['P1', 545_500]])
  expect(result.data?.owed).toBeUndefined()
})

test('a payment in a state, or of a kind, that we do not know stays in the list', async () => {
  const { result } = await read({ payments: [{ ...payment, state: 'processing', kind: 'gift' }] })
  expect(result.data?.payments).toMatchObject([{ id: 'P1', state: 'unknown', kind: 'repayment' }])
})

test.each([[undefined], [null], [{}], ['']])(
  'payments that are %s are no answer',
  async payments => {
    expect((await read({ owed: 0, payments })).result.success).toBe(false)
  }
)

test('payments that an answer has brought before are read from the whole of it', () => {
  const data = { owed: 7, payments: [payment] }
  expect(readPayments({ code: 0, data })).toMatchObject({ owed: 7, payments: [{ id: 'P1' }] })
  expect(readPayments({ code: 0, data: {} })).toBeUndefined()
  expect(readPayments('<html>')).toBeUndefined()
})

test('payments come the newest first, whatever order the server has', async () => {
  const at = (id: string, madeAt: string) => ({ ...payment, id, madeAt })
  const ids = async (...payments: object[]) =>
    (await read({ payments })).result.data?.payments.map(({ id }) => id)
  const [old, young] = [at('P1', '2026-10-22T10:31:00+08:00'), at('P2', '2026-11-22T02:30:00Z')]
  expect(await ids(old, young)).toEqual(['P2', 'P1'])
  expect(await ids(young, old)).toEqual(['P2', 'P1'])
  expect(await ids(old, at('P3', ''), young)).toEqual(['P1', 'P3', 'P2'])
})
