// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { builtPages, pages } from '../../shared/pages.ts'

describe('the page table', () => {
  test('has each file and each legacy address once', () => {
    const addresses = pages.flatMap(({ file, legacy }) => [`/${file}`, ...legacy])
    expect(new Set(addresses.map(address => address.toLowerCase())).size).toBe(addresses.length)
  })

  test('keeps developers’ pages out of a build for the CDN', () => {
    expect(builtPages(true).some(({ developer }) => developer)).toBe(true)
    expect(builtPages(false).some(({ developer }) => developer)).toBe(false)
  })
})
