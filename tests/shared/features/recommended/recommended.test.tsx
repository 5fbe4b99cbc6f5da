import { act } from 'react'
import { expect, test } from 'vitest'
import type { Product } from '../../../../shared/api/order.ts'
import { Recommended } from '../../../../shared/features/recommended/recommended.tsx'
import { prepareRoot } from '../../../setup/react-root.ts'

const product = (index: number): Product => ({
  logo: '',
  name: `Loan ${index}`,
  buttonText: 'Apply',
  amount: '',
  amountLabel: '',
  rate: '',
  rateLabel: '',
  enabled: true,
  tags: [],
  id: String(index),
  lender: '',
  factsUrl: ''
})

test('open products stand first, closed ones say no more than that, and one without a name is not listed', async () => {
  const { host, root } = prepareRoot()
  const opened: number[] = []
  const products = [
    { ...product(0), enabled: false, buttonText: 'Closed', amount: '₱1', tags: ['New'] },
    { ...product(1), name: '' },
    product(2)
  ]
  const view = <Recommended products={products} onOpen={(_, position) => opened.push(position)} />
  await act(() => root.render(view))
  const cards = [...host.querySelectorAll('.product-card')]
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Loan 2Apply Loan 2',
    'Loan 0Closed Loan 0'
  ])
  await act(() => cards[0]?.querySelector('button')?.click())
  expect(opened).toEqual([2])
})

test('the first two that are drawn show their tags, wherever they stand in the answer', async () => {
  const { host, root } = prepareRoot()
  const tagged = (index: number) => ({ ...product(index), tags: [`New ${index}`] })
  const products = [
    { ...tagged(0), enabled: false },
    { ...tagged(1), name: '' },
    tagged(2),
    tagged(3)
  ]
  await act(() => root.render(<Recommended products={products} onOpen={() => {}} />))
  const tags = [...host.querySelectorAll('.product-card_tags li')]
  expect(tags.map(({ textContent }) => textContent)).toEqual(['New 2', 'New 3'])
})

test('without a product there is no card, only the way home', async () => {
  const { host, root } = prepareRoot()
  await act(() => root.render(<Recommended products={[]} onOpen={() => {}} />))
  expect(host.querySelector('.card')).toBeNull()
  expect(host.textContent).toBe('Back to the home screen')
})

test('twenty products are drawn at once, and as many with each tap until all are there', async () => {
  const opened: number[] = []
  const { host, root } = prepareRoot()
  const products = Array.from({ length: 45 }, (_each, index) => product(index))
  const view = <Recommended products={products} onOpen={(_, position) => opened.push(position)} />
  await act(() => root.render(view))
  const buttonOf = (name: string) =>
    [...host.querySelectorAll('button')].filter(({ textContent }) => textContent?.includes(name))
  const counts: number[] = []
  while (buttonOf('Show more loans').length > 0) {
    counts.push(buttonOf('Apply').length)
    await act(() => buttonOf('Show more loans')[0]?.click())
  }
  expect([...counts, buttonOf('Apply').length]).toEqual([20, 40, 45])
  await act(() => buttonOf('Apply')[44]?.click())
  expect(opened).toEqual([44])
})

test('once all are shown the first that was added has the focus of the button that is gone', async () => {
  const { host, root } = prepareRoot()
  const products = Array.from({ length: 25 }, (_each, index) => product(index))
  await act(() => root.render(<Recommended products={products} onOpen={() => {}} />))
  const more = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show more loans'
  )
  more?.focus()
  await act(() => more?.click())
  expect(document.activeElement?.closest('.product-card')?.textContent).toContain('Loan 20')
})
