import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { extensionNoteMessages } from '#messages/extension-note.ts'
import { optionMessages as messages } from '#messages/options.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { OptionsSlot } from '../../../../shared/features/options/lazy-options.tsx'
import { OptionsJump } from '../../../../shared/features/options/options-jump.tsx'
import { PayOptionsCard } from '../../../../shared/features/options/pay-options.tsx'
import { payOptionsOf } from '../../../../shared/features/options/store.ts'
import { createRepaymentStore } from '../../../../shared/features/repayment/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const backend = prepareBackend()

async function draw(scenario: string, kind: 'instalment' | 'extension' = 'instalment') {
  backend.open(scenario)
  const page = createRepaymentStore(kind)
  await page.load()
  const { host: place, root } = prepareRoot()
  const parts = [<OptionsJump page={page} key="jump" />, <PayOptionsCard page={page} key="card" />]
  await act(async () => root.render(parts))
  return { page, place }
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[name=pay-option]')]
const settle = () => vi.waitFor(() => expect(document.querySelector('.pay-options')).not.toBeNull())

test('the options stand side by side, with the cheapest marked and nothing chosen but paying in full', async () => {
  const { place } = await draw('repay-options-late')
  await act(settle)
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false])
  const marked = [...place.querySelectorAll('.pay-options_cheapest')].map(
    each => each.parentElement?.textContent
  )
  // The late charge that a plan is let off makes it the cheapest.
  expect(marked).toEqual([`${messages.kinds.plan}${messages.cheapest}`])
  expect(place.textContent).toContain('₱5.553,19')
  expect(place.textContent).toContain(extensionNoteMessages.notPaidOff)
})

test('a button in the head leads to the chosen amount', async () => {
  const { place } = await draw('repay-options')
  await act(settle)
  await act(async () => radios()[1]?.click())
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  place.querySelector<HTMLElement>('.options-jump_button')?.click()
  expect(document.activeElement).toBe(radios()[1])
  expect(scroll.mock.contexts).toEqual([place.querySelector('.pay-options')])
})

test('how long the amounts hold is said once, below all of them', async () => {
  const { place } = await draw('repay-options')
  await act(settle)
  expect(place.textContent?.match(/These amounts are valid until/g)).toHaveLength(1)
  expect(place.querySelector('.pay-options > .pay-options_note')?.textContent).toMatch(/\d:\d\d\.$/)
})

test('where the loan is extended they stand closed, since paying in full is compared above', async () => {
  const { place } = await draw('repay-delay-options', 'extension')
  await act(settle)
  const folds = [...place.querySelectorAll<HTMLDetailsElement>('.fold-list > details')]
  expect(folds.map(({ open }) => open)).toEqual([false, false])
  expect(folds[0]?.querySelector('h2')?.textContent).toBe(messages.title)
  expect(folds[0]?.querySelectorAll('.pay-options_choice')).toHaveLength(4)
})

test.each([
  ['repay-options', 'instalment'],
  ['repay-delay-options', 'extension']
] as const)(
  '%s says what the lender says about an extension, and leads to its terms',
  async (scenario, kind) => {
    const ask = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await ask(url, init)
      if (!url.includes('/loan-details/options')) return response
      const answer = await response.json()
      const terms = { title: '', url: 'https://loans.example/extension' }
      for (const option of answer.data.options) {
        if (option.kind === 'extension') Object.assign(option, { note: 'Once only.', terms })
      }
      return Response.json(answer)
    })
    const { place } = await draw(scenario, kind)
    await act(settle)
    const choices = [...place.querySelectorAll('.pay-options_choice')]
    const extension = choices.find(({ textContent }) => textContent?.includes('Once only.'))
    expect(extension?.textContent).toContain(messages.kinds.extension)
    const buttons = [...(extension?.querySelectorAll('button') ?? [])]
    expect(buttons[0]?.textContent).toBe(messages.terms)
  }
)

test('of options that cost the same none is marked as the cheapest', async () => {
  const { place } = await draw('repay-options')
  await act(settle)
  expect(place.querySelector('.pay-options_cheapest')).toBeNull()
})

test('the next amount and its date are said before the tap', async () => {
  const { place } = await draw('repay-options')
  await act(settle)
  await act(async () => radios()[1]?.click())
  const half = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === messages.shares.half
  )
  await act(async () => half?.click())
  expect(place.querySelector('.part-form_after')?.textContent).toMatch(
    /Then you still owe ₱2\.727,00, due by \d+/
  )
  expect(place.textContent).toContain('To pay ₱2.728,00, use the button below.')
})

test('the amount typed for a part stands in its own option, and moves away with the choice', async () => {
  const { place } = await draw('repay-options')
  await act(settle)
  const partOf = (index: number) => radios()[index]?.closest('.pay-options_choice')
  expect(place.querySelector('[name=part]')).toBeNull()
  await act(async () => radios()[1]?.click())
  expect(partOf(1)?.querySelector('[name=part]')).not.toBeNull()
  await act(async () => radios()[2]?.click())
  expect(place.querySelector('[name=part]')).toBeNull()
  expect(partOf(2)?.querySelectorAll('.plan-rows_row')).toHaveLength(3)
})

test('the field of a part can be emptied, and then asks for an amount', async () => {
  const { page, place } = await draw('repay-options')
  await act(settle)
  await act(async () => radios()[1]?.click())
  const value = () => place.querySelector<HTMLInputElement>('[name=part]')?.value
  expect(value()).toBe('2.728')
  await act(async () => payOptionsOf(page).choose('part', ''))
  expect(value()).toBe('')
  expect(place.querySelector('.field')?.textContent).toMatch(/Enter an amount from ₱500,00/)
})

test('an amount that may not be paid is no figure of its option, and leads to no button', async () => {
  const { page, place } = await draw('repay-options')
  await act(settle)
  await act(async () => radios()[1]?.click())
  await act(async () => payOptionsOf(page).choose('part', '50'))
  const values = [...place.querySelectorAll('label:has(:checked) strong')]
  expect(values.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['--', '--', '--'])
  const error = '₱50,00 is too little. Enter ₱500,00 to ₱5.455,00'
  expect(place.querySelector('.field')?.textContent).toBe(`${messages.amount}₱${error}`)
  expect(place.textContent).not.toContain('use the button below')
})

test('quotes that are left out are said to be', async () => {
  const { place } = await draw('repay-options-wrong')
  await act(settle)
  expect(place.textContent).toContain('2 offers are missing here')
})

test('where there is nothing to choose nothing stands there', async () => {
  const { place } = await draw('repay-due')
  await act(() =>
    vi.waitFor(() => expect(backend.calls('/v3/loan-details/options')).toHaveLength(1))
  )
  expect(place.textContent).toBe('')
})

test('without the service nothing is asked and nothing is drawn', async () => {
  const { services } = brand
  Object.assign(brand, { services: [] })
  backend.open('repay-options')
  const page = createRepaymentStore('instalment')
  await page.load()
  const { host: place, root } = prepareRoot()
  await act(async () => root.render(<OptionsSlot page={page} />))
  expect(place.textContent).toBe('')
  expect(backend.calls('/v3/loan-details/options')).toEqual([])
  Object.assign(brand, { services })
})

test('the head says what paying in full saves, also where it is the only way', async () => {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await ask(url, init)
    if (!url.includes('/loan-details/options')) return response
    const answer = await response.json()
    const all: { kind: string }[] = answer.data.options
    answer.data.options = all.filter(({ kind }) => kind === 'full')
    return Response.json(answer)
  })
  const { page } = await draw('repay-options-early')
  await act(() => vi.waitFor(() => expect(page.$choice.get()).toBeDefined()))
  expect(page.$choice.get()?.outcome).toEqual({ standing: '₱105,00 off', cost: '' })
  expect(radios()).toEqual([])
})
