import { beforeEach, describe, expect, test } from 'vitest'
import { rowSlots, type Slots } from '../../../shared/island/record-slots.ts'
import { showEarly } from '../../../shared/island/show-early.ts'
import { prepareTemplate, showAnswer } from '../../setup/show-template.ts'

/** A page as one with an order might be. */
function Page({ slots }: { slots: Slots }) {
  const name = slots.text('productName')
  const row = rowSlots(slots.within('order').each('rows'))
  slots.require('next', 'empty')
  return (
    <>
      <p>Your loan</p>
      <h2>{name}</h2>
      <dl>
        <div>
          <dt>{row.text}</dt>
          <dd>{row.value}</dd>
        </div>
      </dl>
    </>
  )
}

const loan = {
  productName: 'Sample Cash',
  order: {
    rows: [
      { text: 'Due', value: '1 May' },
      { text: 'Amount', value: '₱500' }
    ]
  }
}

const rootHtml = () => document.getElementById('root')?.innerHTML

beforeEach(() => prepareTemplate(slots => <Page slots={slots} />))

describe('an early answer', () => {
  test('is shown in the slots of its page, a row for each entry', async () => {
    expect(await showAnswer({ code: 0, data: loan })).toBe(true)
    expect(rootHtml()).toBe(
      '<p>Your loan</p><h2>Sample Cash</h2><dl><div><dt>Due</dt><dd>1 May</dd></div>' +
        '<div><dt>Amount</dt><dd>₱500</dd></div></dl>'
    )
  })

  test('is a success with a string of zeros, or as its client says', async () => {
    expect(await showAnswer({ code: '00', data: loan })).toBe(true)
    const facts = { data: 'attach', success: '00' }
    prepareTemplate(slots => <Page slots={slots} />, facts)
    expect(await showAnswer({ code: 0, attach: loan })).toBe(false)
    expect(await showAnswer({ code: '00', attach: loan })).toBe(true)
  })

  test('is shown as it came where it has markup or marks in it', async () => {
    const productName = '<img src=x> \ue001'
    expect(await showAnswer({ code: 0, data: { ...loan, productName } })).toBe(true)
    expect(document.querySelector('h2')?.textContent).toBe(productName)
    expect(document.querySelector('img')).toBeNull()
  })

  test('can still be read by the page', async () => {
    const response = Promise.resolve(Response.json({ code: 0, data: loan }))
    await showEarly({ url: '', body: '', response })
    expect(await (await response).json()).toEqual({ code: 0, data: loan })
  })

  test.each([
    ['a refusal', { code: 1, data: loan }],
    ['a code that only starts with zero', { code: '0.9', data: loan }],
    ['a code in a list', { code: [0], data: loan }],
    ['a missing code', { data: loan }],
    ['no data', { code: 0, data: null }],
    ['a missing text', { code: 0, data: { ...loan, productName: undefined } }],
    ['an empty text', { code: 0, data: { ...loan, productName: '' } }],
    ['a text to be cut', { code: 0, data: { ...loan, productName: 'x'.repeat(5001) } }],
    ['a number for a text', { code: 0, data: { ...loan, productName: 5 } }],
    ['a missing list', { code: 0, data: { productName: 'Sample Cash' } }],
    ['an empty list', { code: 0, data: { ...loan, order: { rows: [] } } }],
    [
      'a list that the page cuts',
      { code: 0, data: { ...loan, order: { rows: Array(1001).fill(loan.order.rows[0]) } } }
    ],
    ['a list that is none', { code: 0, data: { ...loan, order: { rows: 'none' } } }],
    ['a broken row', { code: 0, data: { ...loan, order: { rows: [null] } } }],
    ['an answer that leads elsewhere', { code: 0, data: { ...loan, next: 'https://a.example' } }]
  ])('is left to React with %s', async (_, answer) => {
    expect(await showAnswer(answer)).toBe(false)
    expect(rootHtml()).toBe('skeleton')
  })

  test('is left to React as a server’s error, whatever it says', async () => {
    expect(await showAnswer({ code: 0, data: loan }, { status: 503 })).toBe(false)
    expect(rootHtml()).toBe('skeleton')
  })

  test('is left to React once the page is React’s', async () => {
    const response = Promise.resolve(Response.json({ code: 0, data: loan }))
    expect(await showEarly({ url: '', body: '', response, late: true })).toBe(false)
    expect(rootHtml()).toBe('skeleton')
  })

  test('is left to React on a page without a template', async () => {
    document.getElementById('unfilled')?.remove()
    expect(await showAnswer({ code: 0, data: loan })).toBe(false)
    expect(rootHtml()).toBe('skeleton')
  })
})

describe('a slot', () => {
  test('that may be missing goes with its paragraph', async () => {
    const draw = (slots: Slots) => (
      <div>
        <div>
          <p>
            Due <b>{slots.optionalText('due')}</b>
          </p>
        </div>
        <h2>{slots.text('name')}</h2>
      </div>
    )
    for (const due of [undefined, null, '']) {
      prepareTemplate(draw)
      expect(await showAnswer({ code: 0, data: { name: 'Cash', due } })).toBe(true)
      expect(rootHtml()).toBe('<div><div></div><h2>Cash</h2></div>')
    }
    prepareTemplate(draw)
    expect(await showAnswer({ code: 0, data: { name: 'Cash', due: '1 May' } })).toBe(true)
    expect(rootHtml()).toBe('<div><div><p>Due <b>1 May</b></p></div><h2>Cash</h2></div>')
    prepareTemplate(draw)
    expect(await showAnswer({ code: 0, data: { name: 'Cash', due: 5 } })).toBe(false)
  })

  test('that is a condition keeps what is around it, and shows nothing itself', async () => {
    const draw = (slots: Slots) => (
      <section>
        <div>
          {slots.condition('picture')}
          <i />
        </div>
      </section>
    )
    prepareTemplate(draw)
    expect(await showAnswer({ code: 0, data: { picture: 'a.svg' } })).toBe(true)
    expect(rootHtml()).toBe('<section><div><i></i></div></section>')
    prepareTemplate(draw)
    expect(await showAnswer({ code: 0, data: { picture: '' } })).toBe(true)
    expect(rootHtml()).toBe('<section></section>')
  })

  test('may stand in the list of a row, of which some are shown', async () => {
    const draw = (slots: Slots) => {
      const entry = slots.each('loans', 2)
      entry.require('id', 'id')
      return (
        <ul>
          <li>
            <b>{entry.text('name')}</b>
            <i>
              <u>{entry.each('tags').entry()}</u>
            </i>
          </li>
        </ul>
      )
    }
    const loans = [
      { id: 'a', name: 'A', tags: ['x', 'y'] },
      { id: 'b', name: 'B', tags: ['z'] },
      { id: '', name: 'C', tags: [] }
    ]
    prepareTemplate(draw)
    expect(await showAnswer({ code: 0, data: { loans } })).toBe(true)
    expect(rootHtml()).toBe(
      '<ul><li><b>A</b><i><u>x</u><u>y</u></i></li><li><b>B</b><i><u>z</u></i></li></ul>'
    )
    prepareTemplate(draw)
    expect(await showAnswer({ code: 0, data: { loans: [...loans].reverse() } })).toBe(false)
  })
})

test.each([
  ['empty', [undefined, null, '', []], ['a', 1, ['a.png']]],
  ['digits', [1, '174'], ['open', '', undefined, 1.5, {}]],
  ['one', [1, '1'], [0, '0', 11, '', null, undefined, {}]],
  ['id', ['301-a', 301], ['', 'a b', undefined]]
] as const)('a page that needs %s is shown with nothing else', async (kind, right, wrong) => {
  const isShown = (value: unknown) => {
    prepareTemplate(slots => {
      slots.require('value', kind)
      return <p>Loan</p>
    })
    return showAnswer({ code: 0, data: { value } })
  }
  for (const value of right) expect(await isShown(value), `${value}`).toBe(true)
  for (const value of wrong) expect(await isShown(value), `${value}`).toBe(false)
})
