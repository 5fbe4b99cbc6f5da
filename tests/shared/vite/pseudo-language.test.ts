// @vitest-environment node
import { expect, test } from 'vitest'
import { loadBrand } from '../../../shared/vite/load-brand.ts'

test('a brand has the pseudo-language only where it is asked for', async () => {
  const own = (await loadBrand('in')).brand.languages
  expect(own).toEqual(['en', 'hi'])
  expect((await loadBrand('in', ['en-XA'])).brand.languages).toEqual([...own, 'en-XA'])
})
