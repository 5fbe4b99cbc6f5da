import { describe, expect, test } from 'vitest'
import { findStates, groupStates } from '../../../pages/workbench/search.ts'
import { stateWith } from './listed-state.ts'

describe('the search', () => {
  const due = stateWith({})
  const refused = stateWith({
    name: 'repay-refused',
    title: 'Refused',
    area: 'repayment',
    page: 'repay.html',
    pageTitle: 'Repayment',
    calls: ['/v3/installment/loan-play-detail'],
    about: 'html',
    url: 'repay.html?sessionId=due&fault=html'
  })
  const all = [due, refused]

  test.each([
    ['', [due, refused]],
    ['174', [due]],
    ['ORDER due', [due]],
    ['repayment', [refused]],
    ['loan-play-detail', [refused]],
    ['fault=html', [refused]],
    ['order 180', []],
    // The end of a word is none of its beginnings, wherever it stands.
    ['order-due', [due]],
    ['ml', []],
    ['tail', []],
    ['de', [due, refused]],
    // Signs are found anywhere.
    ['(174)', [due]],
    ['-detail', [due, refused]],
    [' due   today ', [due]],
    // The address says nothing but its fault.
    ['20410001', []],
    ['sessionid', []]
  ])('for "%s" finds what has all of its words', (search, found) => {
    expect(findStates(all, search)).toEqual(found)
  })

  test('shows what it finds by area and page', () => {
    expect(groupStates([due, refused, { ...due, name: 'order-two' }])).toEqual([
      {
        area: 'order',
        pages: [
          {
            page: 'order.html',
            title: 'Order Details',
            states: [due, { ...due, name: 'order-two' }]
          }
        ]
      },
      {
        area: 'repayment',
        pages: [{ page: 'repay.html', title: 'Repayment', states: [refused] }]
      }
    ])
  })
})
