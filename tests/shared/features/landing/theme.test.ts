// @vitest-environment node
import { expect, test } from 'vitest'
import { themeProperties } from '../../../../shared/features/landing/theme.ts'

const theme = { background: '#fff7e6', accent: '#0b6b5b', text: '#1d1d1d' }

test('a template’s colours are those that the styles name', () => {
  expect(themeProperties(theme)).toEqual({
    '--landing-background': '#fff7e6',
    '--landing-text': '#1d1d1d',
    '--accent': '#0b6b5b',
    '--accent-soft': '#e7f0ef',
    '--on-accent': '#ffffff'
  })
})

test.each([
  ['#ffcc00', '#000000'],
  ['#8fd3c6', '#000000'],
  ['#767676', '#000000'],
  ['#707070', '#ffffff'],
  ['#0000ff', '#ffffff']
])('what stands on %s is %s', (accent, on) => {
  expect(themeProperties({ ...theme, accent })['--on-accent']).toBe(on)
})
