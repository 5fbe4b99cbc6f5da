import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'

const NEW = '/v3/bind-card/bind-card-new'
const CHANGE = '/v3/bind-card/card-change'
const account = {
  product_id: '301',
  cardType: '1',
  channelNumber: '90006',
  bankCode: 'B3',
  bankAccount: '001234567890',
  accountName: 'Juana Halimbawa',
  birthday: '1992-02-29',
  city: 'P3C2'
}
const walletOnly = {
  product_id: '301',
  cardType: '2',
  walletCode: 'W1',
  walletAccount: '09171234567',
  accountName: 'Juana Halimbawa',
  birthday: '1992-02-29',
  city: 'P1C1'
}

test('the sandbox answers a form of every kind of field', async () => {
  const { data } = await ask(createSandbox(), 'bank', '/v3/bind-card/card-init', {
    body: { product_id: '301' }
  })
  const kinds = data.items.map(({ cate }: { cate: string }) => cate)
  expect(new Set(kinds)).toEqual(new Set(['enum', 'text', 'day', 'citySelect']))
  expect(data.items.at(-1).note[0].children[0]).toEqual({ name: 'Makati', type: 'P1C1' })
})

test('binding an account puts the bank dialog away', async () => {
  const sandbox = createSandbox()
  const dialog = async () =>
    Number(
      (
        await ask(sandbox, 'bind-card', '/v3/loan-details/loan-details', {
          body: { productId: '301', orderId: '20410001' }
        })
      ).data.cardNeedPop
    )
  expect(await dialog()).toBe(1)
  expect(Number((await ask(sandbox, 'bind-card', CHANGE, { body: account })).code)).toBe(0)
  expect(await dialog()).toBe(0)
})

test('the sandbox takes the fields of the chosen card type only', async () => {
  const sandbox = createSandbox()
  const bind = (body: Record<string, string>) => ask(sandbox, 'bank', NEW, { body })
  expect(Number((await bind(walletOnly)).code)).toBe(0)
  expect((await bind({ ...walletOnly, bankAccount: '1' })).message).toBe(
    'body field bankAccount is unknown'
  )
  expect((await bind({ ...account, bankCode: 'X' })).message).toBe(
    'body field bankCode must be the type of one of its options'
  )
  const { channelNumber, ...withoutChannel } = account
  expect(channelNumber).toBe('90006')
  expect((await bind(withoutChannel)).message).toBe('body field channelNumber is missing')
})

test('checks the account as a bank does', async () => {
  const sandbox = createSandbox({ now: () => Date.parse('2026-12-04T04:00:00Z') })
  const bind = (body: Record<string, string>) => ask(sandbox, 'bank', NEW, { body })
  expect((await bind({ ...account, bankAccount: '123' })).code).toBe('4401')
  expect((await bind({ ...account, birthday: '2008-12-05' })).code).toBe('4402')
  expect((await ask(sandbox, 'bank-refused', NEW, { body: account })).code).toBe('4404')
})
