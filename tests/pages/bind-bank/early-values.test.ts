import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/bind-bank/early-values.ts'
import { isShortChoice } from '../../../pages/bind-bank/short-choice.ts'
import { fetchBankForm } from '../../../shared/api/bank.ts'
import { type BankForm, visibleItems } from '../../../shared/api/bank-form.ts'
import { bankItems } from '../../sandbox/bank-form.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { pathsOf, spoilt, textsOf, withField } from '../../shared/api/spoilt.ts'

const backend = prepareBackend()

const [tabs, channel, , number, , , name] = bankItems
/** A tab, a choice that stands in the form, a number and a text. */
const wire = { items: [tabs, channel, number, name] }

interface Shown {
  first: { name: string }
  others: { name: string }[]
  items: { title: string; hint: string; lines: string[] }[]
}

const valuesOf = (data: unknown) =>
  (earlyValues({ data: data as Record<string, Record<string, unknown>[]> }) as { data?: Shown })
    .data

async function read(data: unknown): Promise<BankForm> {
  backend.open('bind-bank')
  answerWith({ code: 0, data })
  const form = await fetchBankForm('301')
  if (!form.data) throw new Error('The form was not read')
  return form.data
}

/** What the page shows of a form, under the names of the places. */
function shown(form: BankForm) {
  const [first, ...others] = form.cardTypes.map(({ name }) => ({ name }))
  const items = visibleItems(form, form.cardType).map(item => ({
    title: item.title,
    hint: item.hint,
    lines: Array.from({ length: isShortChoice(item) ? item.options.length : 1 }, () => '\u00a0')
  }))
  return { first, others, items }
}

test('a form shows early what it asks for, with room for what answers it', async () => {
  expect(valuesOf(wire)).toMatchObject(shown(await read(wire)))
  expect(valuesOf(wire)).toMatchObject({
    first: { name: 'Bank account' },
    others: [{ name: 'E-wallet' }],
    items: [
      { title: 'Payout channel', lines: ['\u00a0', '\u00a0'] },
      { title: 'Account number', lines: ['\u00a0'] },
      { title: 'Account holder', hint: 'Your full name, as on your ID' }
    ]
  })
})

test('a form shows the same, whichever field comes as something else, or is left to the page', async () => {
  let same = 0
  for (const path of pathsOf(wire)) {
    for (const [, value] of spoilt) {
      const data = withField(wire, path, value)
      let values: Shown | undefined
      try {
        values = valuesOf(data)
      } catch {
        continue
      }
      // No place takes a gap, or a text to be cut.
      if (!values || textsOf(values).some(({ length }) => length > 5000)) continue
      if ([values.first, ...values.others].some(each => !each.name)) continue
      expect(values, `${path} ${JSON.stringify(value)}`).toMatchObject(shown(await read(data)))
      same++
    }
  }
  expect(same).toBeGreaterThan(100)
})

test.each([
  ['that begins with another tab', { items: [{ ...tabs, value: '2' }, number] }],
  ['without tabs', { items: [number] }],
  ['with an item that has no code', { items: [tabs, { ...number, code: '' }, name] }],
  ['with one item twice', { items: [tabs, number, number] }],
  ['with a tab twice', { items: [{ ...tabs, note: [{ type: '1' }, { type: '1' }] }, number] }],
  ['with a choice twice', { items: [tabs, { ...channel, note: [{ type: 'a' }, { type: 'a' }] }] }]
])('a form %s is left to the page', (_, data) => {
  expect(valuesOf(data)).toBeUndefined()
})
