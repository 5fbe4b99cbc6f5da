import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../shared/api/order.ts'
import { EarlyRecommended } from '../../../../shared/features/recommended/early-recommended.tsx'
import { Recommended } from '../../../../shared/features/recommended/recommended.tsx'
import { fieldNamesOf } from '../../../../shared/vite/field-names.ts'
import { prepareTemplate, showAnswer } from '../../../setup/show-template.ts'

const sent = {
  logo: '',
  name: 'Sample Cash',
  buttonText: 'Apply',
  amountRange: '₱500 – ₱900',
  amountRangeDes: 'Loan amount',
  rate: '0.10% per day',
  rateDes: 'Interest from',
  enabled: 1,
  tags: ['Lowest rate', '91 days'],
  ids: '302'
}

const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, '')

const cardsIn = (root: ParentNode) =>
  [...root.querySelectorAll('.product-card')].map(card => withoutComments(card.outerHTML))

/** The cards of the template, filled with these products; none where they are left to the page. */
async function cardsShown(products: unknown): Promise<string[]> {
  const names = { products: ['list', fieldNamesOf(product)] } as const
  prepareTemplate(slots => <EarlyRecommended slots={slots} />, {}, names)
  await showAnswer({ code: 0, data: { list: products } })
  return cardsIn(document)
}

function cardsDrawn(products: readonly unknown[]): string[] {
  const host = document.createElement('div')
  const parsed = products.map(each => v.parse(product, each))
  host.innerHTML = renderToString(<Recommended products={parsed} onOpen={() => {}} />)
  return cardsIn(host)
}

describe('products shown before React', () => {
  test.each([
    ['two', [sent, { ...sent, name: 'Demo Line', enabled: '1', ids: 303, tags: ['New'] }]],
    ['one', [sent]],
    ['one without a rate', [{ ...sent, rate: '' }]],
    ['one of another lender', [{ ...sent, lender: 'Harbor Lending Corp.' }]],
    ['one without any figures', [{ ...sent, rate: undefined, amountRange: null }]]
  ])('look as React draws them: %s', async (_, products) => {
    expect(await cardsShown(products)).toEqual(cardsDrawn(products))
  })

  test('are the first two of many', async () => {
    const products = Array(40).fill(sent)
    expect(await cardsShown(products)).toEqual(cardsDrawn(products).slice(0, 2))
  })

  test.each([
    ['none', []],
    ['no list', undefined],
    ['one that is closed', [sent, { ...sent, enabled: 0 }]],
    ['one without an id', [{ ...sent, ids: '' }]],
    ['one without a name', [{ ...sent, name: undefined }]],
    ['one without a word for its button', [{ ...sent, buttonText: '' }]],
    ['one with key facts elsewhere', [{ ...sent, factsUrl: 'https://lender.example/facts' }]],
    ['one without tags', [{ ...sent, tags: [] }]],
    ['one with a tag that is none', [{ ...sent, tags: ['New', null] }]],
    ['an amount that is a number', [{ ...sent, amountRange: 500 }]]
  ])('are left to React: %s', async (_, products) => {
    expect(await cardsShown(products)).toEqual([])
  })
})
