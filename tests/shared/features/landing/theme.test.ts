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
    '--on-accent': '#ffffff',
    '--hero-button': '#0b6b5b',
    '--on-hero-button': '#ffffff'
  })
})

test('a button on a background like its own colour is of the text’s', () => {
  const red = { background: '#7a1f2b', accent: '#9b2335', text: '#ffffff' }
  expect(themeProperties(red)).toMatchObject({
    '--hero-button': '#ffffff',
    '--on-hero-button': '#7a1f2b'
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
