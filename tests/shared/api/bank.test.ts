import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchBankForm, saveBankAccount } from '../../../shared/api/bank.ts'
import { answerWith } from '../../setup/network.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(items: unknown) {
  const sent = answerWith({ code: 0, data: { items } })
  const asking = fetchBankForm('301')
  await vi.runAllTimersAsync()
  return { result: await asking, sent }
}

const types = [
  { name: 'Wallet', type: 2 },
  { name: 'Bank', type: '1' }
]
const account = { code: 'bankAccount', cate: 'text', title: 'Account', inputType: 'number' }

describe('the form of an account', () => {
  test('is asked for by its product', async () => {
    const { sent } = await read([account])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', body: { product_id: '301' } })
    expect(sent[0]?.url.pathname).toBe('/muscular/v3/bind-card/card-init')
  })

  test('has its tabs apart from its items', async () => {
    const { result } = await read([{ code: 'cardType', cate: 'enum', note: types }, account])
    expect(result.data?.cardTypes).toEqual([
      { name: 'Wallet', type: '2', children: [] },
      { name: 'Bank', type: '1', children: [] }
    ])
    expect(result.data?.items.map(({ code }) => code)).toEqual(['bankAccount'])
  })

  test('without tabs has none, and the usual card type', async () => {
    const { result } = await read([account])
    expect(result.data).toMatchObject({ cardTypes: [], cardType: '1' })
  })

  test.each([
    ['that the server filled in', '2', types, '2'],
    ['of banks where it filled in none', '', types, '1'],
    ['of banks where it filled in one that is not there', '9', types, '1'],
    [
      'that stands first where there is none of banks',
      '',
      [{ name: 'E', type: '3' }, ...types.slice(0, 1)],
      '3'
    ],
    ['of banks where nothing can be chosen', '2', [], '1']
  ])('begins with the tab %s', async (_which, value, note, cardType) => {
    const { result } = await read([{ code: 'cardType', value, note }, account])
    expect(result.data?.cardType).toBe(cardType)
  })

  test.each([
    ['citySelect', 'number', 'city'],
    ['enum', '', 'choice'],
    ['day', '', 'day'],
    ['text', 'number', 'number'],
    ['text', 'text', 'text'],
    ['whatever', '', 'text']
  ])('takes %s of %s for a %s', async (cate, inputType, kind) => {
    const { result } = await read([{ ...account, cate, inputType }])
    expect(result.data?.items[0]?.kind).toBe(kind)
  })

  test('names each item by tab and code, and shows the code where there is no title', async () => {
    const { result } = await read([
      { ...account, cardTypeMi: 1, subtitle: 'As printed', value: '12', channelNumber: 7 },
      { code: 'constructor' }
    ])
    expect(result.data?.items).toEqual([
      {
        name: 'item:1:bankAccount',
        code: 'bankAccount',
        cardType: '1',
        kind: 'number',
        title: 'Account',
        hint: 'As printed',
        value: '12',
        options: [],
        channelNumber: '7'
      },
      expect.objectContaining({ name: 'item:0:constructor', cardType: '0', title: 'constructor' })
    ])
  })

  test('offers what can be sent: an option of a type, or a group of some', async () => {
    const note = [
      { name: 'Sample Bank', type: 'SB' },
      { type: 'X1' },
      { name: 'Nothing to send' },
      { name: 'Laguna', children: [{ name: 'Biñan', type: 'B' }, { type: 'L' }, { name: 'lost' }] }
    ]
    const { result } = await read([{ ...account, note }])
    expect(result.data?.items[0]?.options).toEqual([
      { name: 'Sample Bank', type: 'SB', children: [] },
      { name: 'X1', type: 'X1', children: [] },
      {
        name: 'Laguna',
        type: '',
        children: [
          { name: 'Biñan', type: 'B', children: [] },
          { name: 'L', type: 'L', children: [] }
        ]
      }
    ])
  })

  test('keeps groups apart by their names, and options by what is sent', async () => {
    const city = (name: string) => ({ name, type: name })
    const note = [
      { name: 'Laguna', children: [city('Biñan'), city('Biñan')] },
      { name: 'Cavite', children: [city('Imus')] },
      { name: 'Laguna', children: [city('Calamba')] }
    ]
    const { result } = await read([{ ...account, note }])
    const groups = result.data?.items[0]?.options.map(({ name, children }) => [
      name,
      children.map(child => child.name)
    ])
    expect(groups).toEqual([
      ['Laguna', ['Biñan']],
      ['Cavite', ['Imus']]
    ])
  })

  test('of which the first tab shows nothing cannot be filled in, and counts as lost', async () => {
    const { result } = await read([{ ...account, cardTypeMi: 2 }])
    expect(result).toMatchObject({ success: false, code: 'malformed' })
  })

  test.each([[[]], ['none'], [[{ title: 'no code' }]]])('cannot be read from %j', async items => {
    const { result, sent } = await read(items)
    expect(result).toMatchObject({ success: false, code: 'malformed' })
    expect(sent).toHaveLength(3)
  })
})

describe('an account', () => {
  const values = new Map([
    ['bankAccount', '123'],
    ['name', 'Ada']
  ])
  const save = async (channel: string | undefined, isChange: boolean) => {
    const [sent] = [answerWith({ code: 0 })]
    await saveBankAccount({ productId: '301', cardType: '1', channel, values }, isChange)
    return sent[0]
  }

  test('is saved with what was entered', async () => {
    const sent = await save('90006', false)
    expect(sent?.url.pathname).toBe('/muscular/v3/bind-card/bind-card-new')
    expect(sent?.body).toEqual({
      bankAccount: '123',
      name: 'Ada',
      product_id: '301',
      cardType: '1',
      channelNumber: '90006'
    })
  })

  test('is changed elsewhere, and has a channel only where there is one', async () => {
    const sent = await save(undefined, true)
    expect(sent?.url.pathname).toBe('/muscular/v3/bind-card/card-change')
    expect(sent?.body).not.toHaveProperty('channelNumber')
  })

  test('is sent once, and its failure is said by the page', async () => {
    const { $toast } = await import('../../../shared/context/toast.ts')
    const sent = answerWith({ code: '7', message: 'No' })
    const account = { productId: '301', cardType: '1', channel: undefined, values }
    expect(await saveBankAccount(account, false)).toMatchObject({ success: false, code: '7' })
    expect(sent).toHaveLength(1)
    expect($toast.get()).toBeUndefined()
  })
})
