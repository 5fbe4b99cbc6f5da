import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** A page that is opened anew. */
async function openPage(asksConsent = true) {
  vi.resetModules()
  const { brand } = await import('../../../shared/config/brand.ts')
  Object.assign(brand, { asksConsent })
  return import('../../../shared/context/consent.ts')
}

describe('consent', () => {
  test('is given where the brand asks nobody', async () => {
    expect((await openPage(false)).$consent.get()).toBe('given')
  })

  test.each(['given', 'refused'] as const)('that was %s is so on the next page', async answer => {
    const { $consent, answerConsent } = await openPage()
    expect($consent.get()).toBe('unasked')
    answerConsent(answer)
    expect($consent.get()).toBe(answer)
    expect((await openPage()).$consent.get()).toBe(answer)
  })

  test('that nobody can read on the phone is asked for again', async () => {
    localStorage.setItem('loan:consent', 'perhaps')
    expect((await openPage()).$consent.get()).toBe('unasked')
  })
})
