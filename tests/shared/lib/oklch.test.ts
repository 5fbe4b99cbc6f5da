// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { lightnessOf, withLightness } from '../../../shared/lib/oklch.ts'

test.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.628],
  ['#0b6b5b', 0.474]
])('the lightness of %s is %d', (color, lightness) => {
  expect(lightnessOf(color)).toBeCloseTo(lightness, 2)
})

describe('a colour with another lightness', () => {
  test.each(['#0b6b5b', '#5b2a9d', '#ffee00', '#111111'])('of %s has it', color => {
    expect(lightnessOf(withLightness(color, 0.7))).toBeCloseTo(0.7, 2)
  })

  test('is itself where the lightness is its own', () => {
    expect(withLightness('#0b6b5b', lightnessOf('#0b6b5b'))).toBe('#0b6b5b')
  })

  test('is as colourful as it was told at most, and grey at none', () => {
    expect(withLightness('#5b2a9d', 0.8, 0)).toMatch(/^#(..)\1\1$/)
  })

  test('is black or white where nothing else is as dark or as light', () => {
    expect(withLightness('#5b2a9d', 0, 0)).toBe('#000000')
    expect(withLightness('#5b2a9d', 1)).toBe('#ffffff')
  })
})
