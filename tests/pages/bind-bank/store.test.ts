import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type BindBankPage, createBindBankPage } from '../../../pages/bind-bank/store.ts'
import { answerDate } from '../../../shared/context/answer-date.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()
const { calls, navigations } = backend
const fresh = '/v3/bind-card/bind-card-new'
const change = '/v3/bind-card/card-change'

async function openForm(scenario: string, extra: Record<string, string> = {}) {
  backend.open(scenario, extra)
  const store = createBindBankPage()
  store.open()
  await vi.waitFor(() => expect(store.$bankForm.get().state).toBe('ready'))
  return store
}

const enteredBy = ({ entries }: BindBankPage) => ({ ...entries.$values.get() })

/** The sandbox, which answers every call but the one for the loan. */
function refuseLoan(ask: typeof fetch) {
  return async (url: string, init: RequestInit) =>
    url.includes('/loan-details/loan-details')
      ? Response.json({ code: '4404', message: 'There is no such loan.' })
      : ask(url, init)
}

function fillIn({ change }: BindBankPage): void {
  change('item:1:bankCode', 'B1')
  change('item:1:bankAccount', '1234 5678 9012')
  change('item:0:accountName', 'Juana Halimbawa')
  change('item:0:birthday', '1992-02-29')
  change('item:0:city', 'P1C1')
}

const leave = () => dispatchEvent(new Event('pagehide'))
const storages = () => JSON.stringify({ ...localStorage, ...sessionStorage })

test('typed texts are there after a killed tab, until they are saved', async () => {
  const before = await openForm('bind-bank-change')
  fillIn(before)
  leave()
  sessionStorage.clear()
  const after = await openForm('bind-bank-change')
  expect(enteredBy(after)).toMatchObject(enteredBy(before))
  expect(after.$isKept.get()).toBe(true)
  await after.saveAccount()
  leave()
  expect(storages()).not.toContain('1234 5678 9012')
})

test('the chosen kind of account is there after a killed tab, if it is still offered', async () => {
  const before = await openForm('bind-bank')
  before.chooseCardType('2')
  leave()
  expect((await openForm('bind-bank')).$cardType.get()).toBe('2')
  answerItems(items =>
    items.map(item =>
      item.code === 'cardType'
        ? { ...item, note: item.note.filter(({ type }) => type !== '2') }
        : item
    )
  )
  expect((await openForm('bind-bank')).$cardType.get()).toBe('1')
})

test('a wallet that was typed is what is saved after a killed tab, and its kind is no field', async () => {
  const before = await openForm('bind-bank-known')
  before.openForm()
  before.chooseCardType('2')
  before.change('item:2:walletCode', 'W1')
  before.change('item:2:walletAccount', '0917 123 4567')
  leave()
  sessionStorage.clear()
  const after = await openForm('bind-bank-known')
  expect(enteredBy(after)).toEqual(enteredBy(before))
  await after.saveAccount()
  expect(calls(fresh)[0]?.body).toMatchObject({ cardType: '2', walletAccount: '09171234567' })
})

test('a tab chosen since, or found in the draft, stays when the form comes again', async () => {
  const before = await openForm('bind-bank')
  before.chooseCardType('2')
  leave()
  const after = await openForm('bind-bank')
  sessionStorage.clear()
  localStorage.clear()
  await after.load()
  expect(after.$cardType.get()).toBe('2')
  after.chooseCardType('1')
  await after.load()
  expect(after.$cardType.get()).toBe('1')
})

test('a new session finds what was typed where the server says that the order is its own', async () => {
  fillIn(await openForm('bind-bank-change'))
  leave()
  const refused = await openForm('bind-bank-change', { sessionId: 'due', orderId: '20419999' })
  expect(Object.values(enteredBy(refused))).not.toContain('1234 5678 9012')
  expect(calls('/v3/loan-details/loan-details')).toEqual([])
  const own = await openForm('bind-bank-change', { sessionId: 'due' })
  expect(calls('/v3/loan-details/loan-details')).toHaveLength(1)
  expect(Object.values(enteredBy(own))).toContain('1234 5678 9012')
})

test('a new session finds nothing where the server does not know its order', async () => {
  fillIn(await openForm('bind-bank-change'))
  leave()
  vi.stubGlobal('fetch', refuseLoan(fetch))
  const other = await openForm('bind-bank-change', { sessionId: 'due' })
  expect(Object.values(enteredBy(other))).not.toContain('1234 5678 9012')
})

test('says so where the phone keeps nothing', async () => {
  const store = await openForm('bind-bank-change')
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  fillIn(store)
  leave()
  await vi.waitFor(() => expect(store.$isKept.get()).toBe(false))
})

test('a bank or a city that is no longer offered has to be chosen again, the rest stays', async () => {
  const before = await openForm('bind-bank-change')
  fillIn(before)
  before.change('item:1:bankCode', 'GONE')
  before.change('item:0:city', 'GONE')
  before.change('item:9:removed', 'x')
  leave()
  const after = enteredBy(await openForm('bind-bank-change'))
  expect(JSON.stringify(after)).not.toContain('GONE')
  expect(after).not.toHaveProperty('item:9:removed')
  expect(after).toMatchObject({
    'item:1:bankAccount': '1234 5678 9012',
    'item:0:accountName': 'Juana Halimbawa'
  })
})

test('an account is asked for field by field, checked, and left as it is', async () => {
  const { validators, checkAccount, $checking, closeCheck, leave } =
    await openForm('bind-bank-change')
  expect(validators()['item:0:accountName']?.('')).toBeTruthy()
  expect($checking.get()).toBe(false)
  checkAccount()
  expect($checking.get()).toBe(true)
  closeCheck()
  expect($checking.get()).toBe(false)
  await leave()
  expect(navigations[0]).toMatch(/^replace \/order\.html\?/)
})

test('an account is to be checked only where the server sends its number, for the chosen type', async () => {
  const { $accountNumbers, chooseCardType } = await openForm('bind-bank-known')
  expect($accountNumbers.get()).toBe('0012 3456 7890')
  chooseCardType('2')
  expect($accountNumbers.get()).toBe('')
  expect((await openForm('bind-bank')).$accountNumbers.get()).toBe('')
})

interface AnsweredItem {
  code: string
  value: string
  note: { type: string }[]
}

/** Answers the form as the sandbox does, with the items as `change` makes them. */
function answerItems(change: (items: AnsweredItem[]) => AnsweredItem[]): void {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await ask(url, init)
    if (!url.includes('/card-init')) return response
    const answer = await response.json()
    answer.data.items = change(answer.data.items)
    return Response.json(answer)
  })
}

/** The same with other values, by code. */
const answerForm = (values: Record<string, string>) =>
  answerItems(items => items.map(item => ({ ...item, value: values[item.code] ?? item.value })))

async function comeBack(store: BindBankPage): Promise<void> {
  const before = store.$bankForm.get()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(store.$bankForm.get()).not.toBe(before))
}

test.each([
  ['something is missing', { city: '' }],
  ['the number has stars', { bankAccount: '0012****7890' }],
  ['the name has stars', { accountName: 'J*** H***' }],
  ['its bank is no longer offered', { bankCode: 'GONE' }],
  ['its channel is no longer offered', { channel: '90099' }],
  ['the borrower is too young', { birthday: '2025-01-01' }]
])('an account is not known where %s', async (_what, values) => {
  answerForm(values)
  expect((await openForm('bind-bank-known')).$step.get()).toBe('type')
})

test('a name that comes with stars has to be entered, and no star is sent', async () => {
  answerForm({ accountName: 'J*** H***' })
  const store = await openForm('bind-bank-known')
  expect(store.entries.check(store.validators())).toEqual({
    name: 'item:0:accountName',
    message: 'Enter the account holder.'
  })
  store.change('item:0:accountName', 'Juana Halimbawa')
  expect(store.entries.check(store.validators())).toBeUndefined()
  await store.saveAccount()
  expect(calls(fresh)[0]?.body.accountName).toBe('Juana Halimbawa')
})

test('an account without a number is not known', async () => {
  answerItems(items => items.filter(({ code }) => code !== 'bankAccount'))
  expect((await openForm('bind-bank-known')).$step.get()).toBe('type')
})

test('a known account that is only read follows the server', async () => {
  const store = await openForm('bind-bank-known')
  answerForm({ accountName: 'Juana B. Halimbawa' })
  await comeBack(store)
  expect(enteredBy(store)['item:0:accountName']).toBe('Juana B. Halimbawa')
  expect(store.$step.get()).toBe('check')
  answerForm({ bankAccount: '' })
  await comeBack(store)
  expect(store.$step.get()).toBe('type')
})

test('a form that was typed into stays as it is when it is refused', async () => {
  const store = await openForm('bind-bank-refused')
  fillIn(store)
  await store.saveAccount()
  expect(store.$refusal.get()?.kind).toBe('refused')
  expect(store.$step.get()).toBe('type')
})

test('the kinds of account are known once the form has come', async () => {
  backend.open('bind-bank-known')
  expect(createBindBankPage().$cardTypes.get()).toEqual([])
  const types = (await openForm('bind-bank-known')).$cardTypes.get()
  expect(types.map(({ name }) => name)).toEqual(['Bank account', 'E-wallet'])
})

test('a form once opened stays open, with what was typed', async () => {
  const store = await openForm('bind-bank-known')
  store.openForm()
  await comeBack(store)
  expect(store.$step.get()).toBe('change')
  store.change('item:0:accountName', 'Juana B. Halimbawa')
  await comeBack(store)
  expect(store.$step.get()).toBe('change')
  expect(enteredBy(store)['item:0:accountName']).toBe('Juana B. Halimbawa')
})

test('a bank that is no longer offered is chosen again, also where its account was to be sent', async () => {
  const store = await openForm('bind-bank-change')
  fillIn(store)
  store.checkAccount()
  await comeBack(store)
  expect(enteredBy(store)['item:1:bankCode']).toBe('B1')
  expect(store.$checking.get()).toBe(true)
  answerItems(items =>
    items.map(item =>
      item.code === 'bankCode'
        ? { ...item, note: item.note.filter(({ type }) => type !== 'B1') }
        : item
    )
  )
  await comeBack(store)
  expect(enteredBy(store)).toMatchObject({
    'item:1:bankCode': '',
    'item:1:bankAccount': '1234 5678 9012'
  })
  expect(store.$checking.get()).toBe(false)
  expect(store.entries.check(store.validators())?.name).toBe('item:1:bankCode')
})

test('who is an adult is counted by the server’s clock', async () => {
  const store = await openForm('bind-bank')
  const turns18 = (date: string) => {
    answerDate.ahead = Date.parse(date) - Date.now()
    return store.validators()['item:0:birthday']?.('2008-11-20')
  }
  const { ahead } = answerDate
  onTestFinished(() => void Object.assign(answerDate, { ahead }))
  // Midnight in Manila.
  expect(turns18('2026-11-19T15:58:00Z')).toContain('18')
  expect(turns18('2026-11-19T16:02:00Z')).toBeUndefined()
})

test('a known account is read, not typed, until it is changed or refused', async () => {
  const store = await openForm('bind-bank-known')
  expect(store.$step.get()).toBe('check')
  store.openForm()
  expect(store.$step.get()).toBe('change')
  const lost = await openForm('bind-bank-known', { fault: 'offline', faultOn: 'bind-card-new' })
  await lost.saveAccount()
  expect(lost.$step.get()).toBe('change')
  await comeBack(lost)
  expect(lost.$step.get()).toBe('change')
})

test('a form is open where something is missing or was typed, or an order needs another account', async () => {
  expect((await openForm('bind-bank')).$step.get()).toBe('type')
  expect((await openForm('bind-bank-known', { source: 'loanDetail' })).$step.get()).toBe('type')
  const store = await openForm('bind-bank-known')
  store.openForm()
  store.change('item:0:accountName', 'Juana B. Halimbawa')
  leave()
  expect((await openForm('bind-bank-known')).$step.get()).toBe('type')
})

test('texts of one borrower are not shown to the next', async () => {
  fillIn(await openForm('bind-bank-change', { userKey: 'one' }))
  leave()
  const after = await openForm('bind-bank-change', { userKey: 'another' })
  expect(Object.values(enteredBy(after))).not.toContain('1234 5678 9012')
})

describe('binding an account', () => {
  test('tells the app where its flow begins and ends, and closes', async () => {
    const messages = stubApp()
    const store = await openForm('bind-bank-known')
    expect(messages).toEqual([{ action: 'startBankFlow' }])
    await store.saveAccount()
    expect(messages.slice(1)).toEqual([{ action: 'endBankFlow' }, { action: 'closeWebview' }])
    expect(calls(fresh)[0]?.body).toEqual({
      channel: '90007',
      bankCode: 'B12',
      bankAccount: '001234567890',
      accountName: 'Juana Halimbawa',
      birthday: '1992-02-29',
      city: 'P3C2',
      product_id: '301',
      cardType: '1',
      channelNumber: '90007'
    })
    expect(store.$saved.get()).toBe(true)
  })

  test('from the order changes the account and goes back to the order', async () => {
    const store = await openForm('bind-bank-change')
    fillIn(store)
    await store.saveAccount()
    expect(calls(fresh)).toEqual([])
    expect(calls(change)).toHaveLength(1)
    expect(navigations).toHaveLength(1)
    expect(navigations[0]).toMatch(/^replace \/order\.html\?.*productId=301&orderId=20410001$/)
  })

  test('keeps what was entered on each tab', async () => {
    const store = await openForm('bind-bank')
    store.change('item:1:bankAccount', '1234')
    store.chooseCardType('2')
    expect(store.$cardType.get()).toBe('2')
    expect(store.$visible.get().map(({ code }) => code)).not.toContain('channel')
    store.change('item:2:walletAccount', '0917')
    store.chooseCardType('1')
    expect(enteredBy(store)).toMatchObject({
      'item:1:bankAccount': '1234',
      'item:2:walletAccount': '0917'
    })
    await store.load()
    expect(enteredBy(store)['item:1:bankAccount']).toBe('1234')
  })

  test('has no errors on a tab that was not submitted', async () => {
    const store = await openForm('bind-bank')
    expect(store.entries.check(store.validators())).toBeDefined()
    store.chooseCardType('2')
    expect(store.entries.$errors.get()).toEqual({})
    expect(store.entries.check(store.validators())?.name).toBe('item:2:walletCode')
  })

  test('sends an e-wallet without a channel', async () => {
    const store = await openForm('bind-bank-known')
    store.chooseCardType('2')
    store.change('item:2:walletCode', 'W1')
    store.change('item:2:walletAccount', '0917 1234 567')
    await store.saveAccount()
    const body = calls(fresh)[0]?.body ?? {}
    expect(body).toMatchObject({ cardType: '2', walletAccount: '09171234567', walletCode: 'W1' })
    expect(Object.keys(body)).not.toContain('channelNumber')
    expect(Object.keys(body)).not.toContain('bankAccount')
  })

  test('is sent once for taps in one task, and not again once it is saved', async () => {
    stubApp()
    const store = await openForm('bind-bank-known')
    await Promise.all([store.saveAccount(), store.saveAccount()])
    await store.saveAccount()
    expect(calls(fresh)).toHaveLength(1)
  })

  test('says why it was refused, and keeps what was entered', async () => {
    const store = await openForm('bind-bank-refused')
    fillIn(store)
    const before = enteredBy(store)
    store.checkAccount()
    await store.saveAccount()
    expect(store.$refusal.get()).toEqual({
      kind: 'refused',
      text: 'The account name does not match your ID.'
    })
    expect(store.$checking.get()).toBe(false)
    expect(enteredBy(store)).toEqual(before)
    store.change('item:0:accountName', 'Juana')
    expect(store.$refusal.get()).toBeUndefined()
  })

  test('leaves its problems marked at a tap on the tab that is chosen already', async () => {
    const store = await openForm('bind-bank')
    store.entries.$errors.set({ 'item:0:accountName': 'Enter it' })
    store.chooseCardType(store.$cardType.get())
    expect(store.entries.$errors.get()).toEqual({ 'item:0:accountName': 'Enter it' })
    store.chooseCardType('2')
    expect(store.entries.$errors.get()).toEqual({})
  })

  test('knows that it was saved when only the answer got lost', async () => {
    const messages = stubApp()
    const store = await openForm('bind-bank-known', { fault: 'reset', faultOn: 'bind-card-new' })
    store.change('item:0:accountName', 'Juana B. Halimbawa')
    await store.saveAccount()
    expect(calls(fresh)).toHaveLength(1)
    expect(store.$saved.get()).toBe(true)
    expect(messages.at(-1)).toEqual({ action: 'closeWebview' })
  })

  test('does not take what the server had before for saved', async () => {
    const store = await openForm('bind-bank-known', { fault: 'offline', faultOn: 'bind-card-new' })
    await store.saveAccount()
    expect(store.$saved.get()).toBe(false)
    expect(store.$refusal.get()?.kind).toBe('lost')
  })

  test('says so when nobody knows whether it was saved', async () => {
    const store = await openForm('bind-bank-known', { fault: 'offline', faultOn: 'bind-card-new' })
    store.change('item:0:accountName', 'Juana B. Halimbawa')
    await store.saveAccount()
    expect(calls(fresh)).toHaveLength(1)
    expect(store.$saved.get()).toBe(false)
    expect(store.$refusal.get()?.kind).toBe('lost')
  })
})
