// @vitest-environment node
import { expect, test } from 'vitest'
import { findPlaceholders, placeholder } from '../../../shared/config/placeholder.ts'

test('a placeholder is the value itself', () => {
  expect(placeholder('Sample Street 1')).toBe('Sample Street 1')
})

test('placeholders are found by where they stand', () => {
  const settings = {
    brand: { name: placeholder('Sample'), hosts: ['a.example', placeholder('b.example')] },
    company: { address: placeholder('Sample Street 1'), phone: 'settled', fax: null, age: 7 }
  }
  expect(findPlaceholders(settings)).toEqual(['brand.name', 'brand.hosts.1', 'company.address'])
  expect(findPlaceholders('settled')).toEqual([])
  expect(findPlaceholders(null)).toEqual([])
})
