import { describe, expect, test } from 'vitest'
import { type BankItemTexts, toForm, toItem, visibleItems } from '../../../shared/api/bank-form.ts'

const itemOf = (own: Partial<BankItemTexts>) =>
  toItem(
    {
      code: 'x',
      kind: 'text',
      title: '',
      hint: '',
      value: '',
      input: '',
      cardType: '',
      channelNumber: '',
      ...own
    },
    []
  )

describe('an item of the bank form', () => {
  test.each([
    ['citySelect', '', 'city'],
    ['enum', 'number', 'choice'],
    ['day', 'number', 'day'],
    ['text', 'number', 'number'],
    ['text', 'text', 'text'],
    ['', '', 'text']
  ])('that says %s and takes %j is filled in as one', (kind, input, expected) => {
    expect(itemOf({ kind, input }).kind).toBe(expected)
  })

  test('is called by its code where it has no title, and is on every tab unless it says which', () => {
    expect(itemOf({})).toMatchObject({ title: 'x', cardType: '0', name: 'item:0:x' })
    const whole = itemOf({ title: 'Bank', cardType: '1' })
    expect(whole).toMatchObject({ title: 'Bank', cardType: '1', name: 'item:1:x' })
  })
})

test('a card type asks for its own items and those of all; a channel belongs to type 1', () => {
  const items = [
    { ...itemOf({ code: 'channel' }), options: [{ type: '90006', text: 'Transfer' }] as never },
    itemOf({ code: 'bank', cardType: '1' }),
    itemOf({ code: 'wallet', cardType: '2' }),
    itemOf({ code: 'holder' })
  ]
  const codes = (cardType: string) => visibleItems(toForm(items), cardType).map(({ code }) => code)
  expect(codes('1')).toEqual(['channel', 'bank', 'holder'])
  expect(codes('2')).toEqual(['wallet', 'holder'])
  expect(codes('3')).toEqual(['holder'])
})
