import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSampleRatio } from '../../../shared/features/campaign/sample-ratio.ts'
import { assignVariant, chooseVariant } from '../../../shared/island/assign-variant.ts'

const campaign = {
  id: 'june',
  starts: 1000,
  ends: 2000,
  after: 'plain',
  variants: [
    { template: 'a', weight: 50 },
    { template: 'b', weight: 30 },
    { template: 'c', weight: 20 }
  ],
  documents: {}
}

beforeEach(() => localStorage.clear())

describe('a variant', () => {
  test.each([
    [0, 'a'],
    [0.4999, 'a'],
    [0.5, 'b'],
    [0.7999, 'b'],
    [0.8, 'c'],
    [0.9999999, 'c'],
    [1, 'c']
  ])('of the number %f is %s', (number, template) => {
    expect(chooseVariant(campaign.variants, number)).toBe(template)
  })

  test('is given to 100,000 phones as the weights say', () => {
    const counts = new Map<string, number>()
    for (let phone = 0; phone < 100_000; phone++) {
      localStorage.clear()
      const variant = assignVariant(campaign, 1500) ?? 'none'
      counts.set(variant, (counts.get(variant) ?? 0) + 1)
    }
    const visits = campaign.variants.map(({ template }) => counts.get(template) ?? 0)
    expect(visits.reduce((sum, each) => sum + each)).toBe(100_000)
    // By chance alone this fails once in a million runs.
    expect(checkSampleRatio(visits, [50, 30, 20]).p).toBeGreaterThan(1e-6)
  })

  test('is the same for good, also when weights change', () => {
    const first = assignVariant(campaign, 1500)
    const variants = campaign.variants.map(each => ({
      ...each,
      weight: each.template === first ? 1 : 1000
    }))
    for (let visit = 0; visit < 50; visit++) {
      expect(assignVariant({ ...campaign, variants }, 1600)).toBe(first)
    }
  })

  test('of one campaign says nothing of that of another', () => {
    assignVariant(campaign, 1500)
    assignVariant({ ...campaign, id: 'july' }, 1500)
    expect(Object.keys(JSON.parse(localStorage.getItem('loan:campaigns') ?? ''))).toEqual([
      'june',
      'july'
    ])
  })

  test('is not assigned before the start, from the end on, and where nothing can be kept', () => {
    expect(assignVariant(campaign, 999)).toBeUndefined()
    expect(assignVariant(campaign, 2000)).toBeUndefined()
    expect(localStorage.getItem('loan:campaigns')).toBeNull()
    const setItem = () => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem })
    expect(assignVariant(campaign, 1500)).toBeUndefined()
    vi.unstubAllGlobals()
  })

  test.each(['{', '[]', 'null', '7', '{"june":"gone"}', '{"june":{}}'])(
    'is chosen anew where the phone has kept %s',
    stored => {
      localStorage.setItem('loan:campaigns', stored)
      const variant = assignVariant(campaign, 1500)
      expect(['a', 'b', 'c']).toContain(variant)
      expect(assignVariant(campaign, 1500)).toBe(variant)
    }
  )
})
