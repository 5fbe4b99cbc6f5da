import { beforeEach, describe, expect, test } from 'vitest'
import { showEarly } from '../../../shared/boot/show-early.ts'
import type { EarlyCall } from '../../../shared/lib/early.ts'

const template =
  '<p>Your loan</p><p>{{data.next~}}</p><h2>{{data.productName}}</h2>' +
  '<dl><div><dt>{{data.order.rows[].text}}</dt><dd>{{data.order.rows[].value}}</dd></div></dl>'

const loan = {
  productName: 'Sample Cash',
  order: {
    rows: [
      { text: 'Due', value: '1 May' },
      { text: 'Amount', value: '₱500' }
    ]
  }
}

function early(body: unknown, extra: Partial<EarlyCall> = {}): EarlyCall {
  return { url: '', body: '', response: Promise.resolve(Response.json(body)), ...extra }
}

const shown = () => document.getElementById('root')?.innerHTML

beforeEach(() => {
  document.body.innerHTML = `<div id="root">skeleton</div><template id="unfilled">${template}</template>`
})

describe('showEarly', () => {
  test('puts the texts of the answer into their places, a row for each entry', async () => {
    expect(await showEarly(early({ code: 0, data: loan }))).toBe(true)
    expect(shown()).toBe(
      '<p>Your loan</p><h2>Sample Cash</h2><dl><div><dt>Due</dt><dd>1 May</dd></div>' +
        '<div><dt>Amount</dt><dd>₱500</dd></div></dl>'
    )
  })

  test('takes a string of zeros for a success', async () => {
    expect(await showEarly(early({ code: '00', data: loan }))).toBe(true)
  })

  test('shows markup and places in texts as they came', async () => {
    const productName = '<img src=x> {{order}}'
    expect(await showEarly(early({ code: 0, data: { ...loan, productName } }))).toBe(true)
    expect(document.querySelector('h2')?.textContent).toBe(productName)
    expect(document.querySelector('img')).toBeNull()
  })

  test('leaves the response for the page to read', async () => {
    const call = early({ code: 0, data: loan })
    await showEarly(call)
    expect(await (await call.response).json()).toEqual({ code: 0, data: loan })
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
  ])('leaves %s to the page', async (_, answer) => {
    expect(await showEarly(early(answer)).catch(() => false)).toBe(false)
    expect(shown()).toBe('skeleton')
  })

  test('leaves a server error to React, whatever it says', async () => {
    const response = Promise.resolve(Response.json({ code: 0, data: loan }, { status: 503 }))
    expect(await showEarly(early({}, { response }))).toBe(false)
    expect(shown()).toBe('skeleton')
  })

  describe('a place', () => {
    const rest = {
      html:
        '<div><div><p>Due <b>{{data.due?}}</b></p></div><h2>{{data.productName}}</h2></div>' +
        '<ul><li><i>{{data.order.rows[1].text}}</i></li></ul>',
      first: '<h2>Sample Cash</h2></div><ul><li><i>Due</i></li></ul>'
    }

    const show = async (data: object) => {
      document.body.innerHTML = `<div id="root">skeleton</div><template id="unfilled">${rest.html}</template>`
      const isShown = await showEarly(early({ code: 0, data: { ...loan, ...data } })).catch(
        () => false
      )
      return [isShown, shown()]
    }

    test('that may stay empty goes with its paragraph', async () => {
      for (const due of [undefined, null, '']) {
        expect(await show({ due })).toEqual([true, `<div><div></div>${rest.first}`])
      }
    })

    const showTemplate = async (html: string, data: object) => {
      document.body.innerHTML = `<div id="root">skeleton</div><template id="unfilled">${html}</template>`
      return showEarly(early({ code: 0, data })).catch(() => false)
    }

    test.each([1, '1'])('that is not shown lets %j pass', async enabled => {
      expect(await showTemplate('<h2>Cash</h2><p>{{data.enabled~1}}</p>', { enabled })).toBe(true)
      expect(shown()).toBe('<h2>Cash</h2>')
    })

    test.each([0, '0', 11, '', null, undefined, {}])(
      'that is not shown leaves %j to the page',
      async enabled => {
        expect(await showTemplate('<p>{{data.enabled~1}}</p>', { enabled })).toBe(false)
        expect(shown()).toBe('skeleton')
      }
    )

    test.each([[[]], [undefined], ['']])('that is to be empty takes %j for it', async images => {
      expect(await showTemplate('<p>{{data.images~}}</p>', { images })).toBe(true)
      expect(await showTemplate('<p>{{data.images~}}</p>', { images: ['a.png'] })).toBe(false)
    })

    test('may be one of the answer itself', async () => {
      expect(await showTemplate('<p>{{code~0}}</p><b>Yes</b>', {})).toBe(true)
      expect(await showTemplate('<p>{{code~00}}</p><b>Yes</b>', {})).toBe(false)
    })

    test('may stand in the list of a row', async () => {
      const html =
        '<ul><li><b>{{data.loans[2].name}}</b><i><u>{{data.loans[2].tags[]}}</u></i></li></ul>'
      const loans = [
        { name: 'A', tags: ['x', 'y'] },
        { name: 'B', tags: ['z'] },
        { name: 'C', tags: [] }
      ]
      expect(await showTemplate(html, { loans })).toBe(true)
      expect(shown()).toBe(
        '<ul><li><b>A</b><i><u>x</u><u>y</u></i></li><li><b>B</b><i><u>z</u></i></li></ul>'
      )
      expect(await showTemplate(html, { loans: [...loans].reverse() })).toBe(false)
    })

    test('that may stay empty is filled like any other', async () => {
      const filled = `<div><div><p>Due <b>1 May</b></p></div>${rest.first}`
      expect(await show({ due: '1 May' })).toEqual([true, filled])
      expect(await show({ due: 5 })).toEqual([false, 'skeleton'])
    })
  })

  test('does nothing once the page is React’s', async () => {
    expect(await showEarly(early({ code: 0, data: loan }, { late: true }))).toBe(false)
    expect(shown()).toBe('skeleton')
  })

  test('does nothing on a page without a template', async () => {
    document.getElementById('unfilled')?.remove()
    expect(await showEarly(early({ code: 0, data: loan }))).toBe(false)
    expect(shown()).toBe('skeleton')
  })
})
