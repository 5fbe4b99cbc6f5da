import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountOf } from '../../../pages/bind-bank/account.ts'
import { dayBounds } from '../../../pages/bind-bank/day-bounds.ts'
import {
  accountItems,
  initialValue,
  itemValidators,
  maskOf,
  sentValue,
  shownValue
} from '../../../pages/bind-bank/items.ts'
import { fetchBankForm } from '../../../shared/api/bank.ts'
import { type BankForm, type BankItem, visibleItems } from '../../../shared/api/bank-form.ts'
import { parseDay } from '../../../shared/loan/day.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const backend = prepareBackend()
const today = parseDay('2026-11-20') ?? 0

async function formOf(scenario = 'bind-bank'): Promise<BankForm> {
  backend.open(scenario)
  const { data } = await fetchBankForm('301')
  if (!data) throw new Error('There is no form')
  return data
}

async function itemOf(own: Record<string, unknown>): Promise<BankItem> {
  backend.open('bind-bank')
  answerWith({ code: 0, data: { items: [{ code: 'x', ...own }] } })
  const { data } = await fetchBankForm('301')
  const [item] = data?.items ?? []
  if (!item) throw new Error('There is no item')
  return item
}

const codes = (items: readonly BankItem[]) => items.map(({ code }) => code)

describe('the items of the bank form', () => {
  test('have no channel where there is none to choose, and the default one is sent', async () => {
    const channel = { code: 'channel', cate: 'enum', title: 'Channel', note: [], cardTypeMi: 1 }
    const number = { code: 'bankAccount', cate: 'text', inputType: 'number', cardTypeMi: 0 }
    backend.open('bind-bank')
    answerWith({ code: 0, data: { items: [number, channel] } })
    const form = (await fetchBankForm('301')).data as BankForm
    expect(codes(visibleItems(form, '1'))).toEqual(['bankAccount'])
    expect(accountOf('1', visibleItems(form, '1'), {})).toMatchObject({ channel: '90006' })
  })

  test('are those of every card type and of the chosen one', async () => {
    const form = await formOf()
    const common = ['accountName', 'birthday', 'city']
    expect(codes(visibleItems(form, '1'))).toEqual([
      'channel',
      'bankCode',
      'bankAccount',
      ...common
    ])
    expect(codes(visibleItems(form, '2'))).toEqual(['walletCode', 'walletAccount', ...common])
    expect(codes(visibleItems(form, '3'))).toEqual(common)
  })

  test('begin with what the server knows, where it can be right', async () => {
    const { cardType, items } = await formOf('bind-bank-known')
    const values = Object.fromEntries(items.map(item => [item.code, initialValue(item)]))
    expect(cardType).toBe('1')
    expect(values).toMatchObject({
      channel: '90007',
      bankCode: 'B12',
      bankAccount: '0012 3456 7890',
      birthday: '1992-02-29',
      city: 'P3C2'
    })
  })

  test('drop a choice that is not offered and a day that does not exist', async () => {
    const note = [{ name: 'One', type: '1' }]
    expect(initialValue(await itemOf({ cate: 'enum', note, value: '2' }))).toBe('')
    for (const value of ['29/02/1992', '1992-02-29 10:00', 'on 1992-02-29'])
      expect(initialValue(await itemOf({ cate: 'day', value }))).toBe('')
    expect(initialValue(await itemOf({ code: 'channel', cate: 'enum', note }))).toBe('')
  })

  test('drop a text of which the server hides a part', async () => {
    const text = async (value: string) => initialValue(await itemOf({ cate: 'text', value }))
    expect(await text('J*** H***')).toBe('')
    expect(await text('0917****123')).toBe('')
    expect(await text('Juana Halimbawa')).toBe('Juana Halimbawa')
  })

  test('drop a number of which the server hides a part', async () => {
    const number = async (value: string) =>
      initialValue(await itemOf({ inputType: 'number', value }))
    expect(await number('6200 **** **** 4821')).toBe('')
    expect(await number('6200-1234 4821')).toBe('6200 1234 4821')
  })

  test('choose channel 90006 unless the server says otherwise', async () => {
    const note = [
      { name: 'Next day', type: '90007' },
      { name: 'Same day', type: '90006' }
    ]
    expect(initialValue(await itemOf({ code: 'channel', cate: 'enum', note }))).toBe('90006')
    const stated = { code: 'channel', cate: 'enum', note, channelNumber: '90007' }
    expect(initialValue(await itemOf(stated))).toBe('90007')
  })

  test('show a city with its province, and a number in its groups', async () => {
    const { items } = await formOf()
    const textFor = (code: string, value: string) => {
      const item = items.find(each => each.code === code)
      return item && shownValue(item, value)
    }
    expect(textFor('city', 'P6C1')).toBe('Biñan, Laguna')
    expect(textFor('city', '')).toBe('')
    expect(textFor('bankCode', 'B1')).toBe('Model Bank')
    expect(textFor('bankAccount', '1234 5678 90')).toBe('1234 5678 90')
    expect(textFor('accountName', ' Juana Halimbawa ')).toBe('Juana Halimbawa')
  })

  test('know which number is the account, or show them all', async () => {
    const form = await formOf()
    expect(codes(accountItems(visibleItems(form, '1')))).toEqual(['bankAccount'])
    const other = await itemOf({ code: 'iban', inputType: 'number' })
    const name = await itemOf({ code: 'name' })
    expect(codes(accountItems([other, name]))).toEqual(['iban'])
    const card = await itemOf({ code: 'cardNo', inputType: 'number' })
    expect(codes(accountItems([other, name, card]))).toEqual(['cardNo'])
  })

  test('send digits only, whatever was typed around them', async () => {
    const item = await itemOf({ inputType: 'number' })
    fc.assert(
      fc.property(fc.string(), text => {
        expect(sentValue(item, text)).toMatch(/^\d*$/)
      })
    )
    expect(sentValue(item, '1234-5678 9012')).toBe('123456789012')
    expect(sentValue(await itemOf({}), '  Juana ')).toBe('Juana')
  })

  test('survive codes that objects have of their own', async () => {
    for (const code of ['__proto__', 'constructor', 'toString']) {
      const item = await itemOf({ code })
      const validators = itemValidators([item], today)
      expect(validators[item.name]?.('')).toBe(`Enter the ${code}.`)
      expect(item.name).toBe(`item:0:${code}`)
    }
  })
})

describe('the rules of an item', () => {
  test('is said as an instruction', async () => {
    const note = [{ name: 'One', type: '1' }]
    const message = async (own: Record<string, unknown>, value = '') => {
      const item = await itemOf(own)
      return itemValidators([item], today)[item.name]?.(value)
    }
    expect(await message({ title: 'Account holder' })).toBe('Enter the account holder.')
    expect(await message({ title: 'Account holder' }, 'Juana')).toBeUndefined()
    expect(await message({ title: 'SSS number', inputType: 'number' }, ' - ')).toBe(
      'Enter the SSS number in digits.'
    )
    expect(await message({ title: 'Bank', cate: 'enum', note })).toBe('Choose the bank.')
    expect(await message({ title: 'City', cate: 'citySelect', note })).toBe('Choose the city.')
    const birthday = { code: 'birthday', title: 'Date of birth', cate: 'day' }
    expect(await message(birthday)).toBe('Enter the date of birth.')
    expect(await message(birthday, '2008-11-21')).toBe('You must be 18 or older. Check the date.')
    expect(await message(birthday, '2008-11-20')).toBeUndefined()
    expect(await message(birthday, '1926-11-19')).toBe(
      'Enter the date of birth as a date between 20\u00a0Nov\u00a01926 and 20\u00a0Nov\u00a02008.'
    )
  })

  test.each([
    ['1900-01-01', undefined],
    ['2030-01-31', undefined],
    ['2099-12-31', undefined],
    ['1899-12-31', 'between 1\u00a0Jan\u00a01900 and 31\u00a0Dec\u00a02099'],
    ['2100-01-01', 'between 1\u00a0Jan\u00a01900 and 31\u00a0Dec\u00a02099'],
    ['2030-02-30', 'in figures, like 29\u00a02\u00a01992']
  ])('takes the day %s, or says which days: %s', async (value, reason) => {
    const item = await itemOf({ title: 'Valid until', cate: 'day' })
    const problem = itemValidators([item], today)[item.name]?.(value)
    if (reason === undefined) expect(problem).toBeUndefined()
    else expect(problem).toContain(reason)
  })

  test('of a birthday takes the first day of the oldest', async () => {
    const item = await itemOf({ code: 'birthday', cate: 'day' })
    expect(itemValidators([item], today)[item.name]?.('1926-11-20')).toBeUndefined()
  })

  test('of a birthday is an adult’s on every day of the calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: parseDay('2000-01-01') ?? 0, max: parseDay('2100-01-01') ?? 0 }),
        now => {
          const { first, last } = dayBounds({ code: 'birthday' }, now)
          expect(last).toMatch(/^\d{4}-\d{2}-\d{2}$/)
          expect(first < last).toBe(true)
          const [year = 0, month = 0, day = 0] = last.split('-').map(Number)
          const turns18 = Date.UTC(year + 18, month - 1, day) / 86_400_000
          expect(turns18).toBeLessThanOrEqual(now)
        }
      )
    )
  })
})

test.each([
  ['walletAccount', '09171234567', '0917 123 4567'],
  ['walletAccount', '9171234567890123', '9171 2345 6789 0123'],
  ['bankAccount', '09171234567', '0917 1234 567']
])('a %s of %s is grouped as %s', (code, digits, grouped) => {
  expect(maskOf({ code })(digits)).toBe(grouped)
})
