// @vitest-environment node
import { expect, test } from 'vitest'
import { loadBrand } from '../../../shared/build/load-brand.ts'
import { releaseWarnings } from '../../../shared/build/warnings.ts'

test('every placeholder of a brand is named by its place', async () => {
  const warnings = releaseWarnings(await loadBrand('in'))
  expect(warnings).toContain('Brand in: company.registrations.0.number is still a placeholder.')
  expect(warnings).toContain('Brand in: brand.servicePhone is still a placeholder.')
  expect(warnings.filter(line => line.includes('appScheme'))).toEqual([])
})

test('a brand that is not there is refused with the names of those that are', async () => {
  await expect(loadBrand('nobody')).rejects.toThrow('There are: in, ph')
  await expect(loadBrand('../brands/ph')).rejects.toThrow('no such folder')
})
