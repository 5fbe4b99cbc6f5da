// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { builtPages, type Page, pages, routes } from '../../shared/pages.ts'

const all: readonly Page[] = pages

describe('the page table', () => {
  test('has each file and each legacy address once', () => {
    const addresses = all.flatMap(({ file, legacy }) => [`/${file}`, ...legacy])
    expect(new Set(addresses.map(address => address.toLowerCase())).size).toBe(addresses.length)
  })

  test('leads every name of the specification to a page', () => {
    const files = all.map(({ file }) => file)
    expect(Object.values(routes).filter(file => !files.includes(file))).toEqual([])
    expect(routes).toMatchObject({
      loanDetail: 'order.html',
      complaintUrl: 'complaint.html',
      recommendationList: 'products.html',
      errorPage: 'join-failed.html',
      repayChoice: 'repay.html',
      delayedRepay: 'repay-delay.html',
      confirmOfPeriod: 'confirm.html'
    })
  })

  test('keeps developers’ pages out of a build for the CDN', () => {
    expect(builtPages(true).some(({ developer }) => developer)).toBe(true)
    expect(builtPages(false).some(({ developer }) => developer)).toBe(false)
  })
})
