// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import type { Brand } from '../../../shared/config/brand-settings.ts'
import { brandStyle, checkBrandContrast, themesOf } from '../../../shared/vite/brand-style.ts'

function withColors(colors: Partial<Brand['colors']>): Brand {
  return { ...brand, name: 'Sample', colors: { ...brand.colors, ...colors } }
}

describe('a brand', () => {
  test.each(['ph', 'in'])('of %s can be read', async id => {
    const { brand: chosen } = await import(`../../../shared/config/brands/${id}/brand.ts`)
    expect(() => checkBrandContrast(chosen)).not.toThrow()
  })

  test.each([
    [{ gradient: ['#ffffff', '#0d6b5c'] as Brand['colors']['gradient'] }, 'first gradient colour'],
    [{ gradient: ['#0b4f47', '#eeeeee'] as Brand['colors']['gradient'] }, 'second gradient colour'],
    [{ onAccent: '#0b6b5b' as const }, 'onAccent on accent'],
    [{ accent: '#8fd3c6' as const, onAccent: '#000000' as const }, 'accent on the page background']
  ])('that cannot be read stops the build and says where: %j', (colors, where) => {
    expect(() => checkBrandContrast(withColors(colors))).toThrow(
      new RegExp(`^Brand Sample: .*${where} has contrast \\d+\\.\\d\\d, needs 4.5$`)
    )
  })

  test.each(['red', '#fff', '', '#gggggg'])('whose colour is %j stops the build', accent => {
    expect(() => checkBrandContrast(withColors({ accent: accent as `#${string}` }))).toThrow(
      /Brand/
    )
  })

  test('names a font for a language whose script needs one, and for no other', () => {
    expect(brandStyle(brand, { island: true, lang: 'hi' })).toContain(
      '--script-font:"Noto Sans Devanagari"'
    )
    expect(brandStyle(brand, { island: true, lang: 'fil' })).toBe(brandStyle(brand))
  })

  test('gives its colours to the styles', () => {
    const style = brandStyle(withColors({ accent: '#123456' }))
    expect(style).toMatch(/^:root\{color-scheme:light;(--[a-z-]+:#[0-9a-f]{6,8};?)+\}@media/)
    expect(style).toContain('--accent:#123456')
  })

  test('darkens what lies below light text in the head, and puts dark text on white', () => {
    const fillsOf = (onGradient: `#${string}`) => {
      const { light, dark } = themesOf(withColors({ gradient: ['#f6c672', '#ffe0a0'], onGradient }))
      return [light['head-fill'], dark['head-fill']]
    }
    // The styles darken it by themselves.
    expect(fillsOf('#ffffff')).toEqual([undefined, undefined])
    expect(fillsOf('#16191c')).toEqual(['#ffffff', '#00000033'])
  })

  test('has no night for an advertisement, whose colours stay', () => {
    const style = brandStyle(brand, { island: true, anonymous: true })
    expect(style).toContain('color-scheme:light')
    expect(style).not.toMatch(/dark|@media/)
  })

  test('follows the phone at night unless the app asks for one of the two looks', () => {
    const style = brandStyle(brand)
    const night = /color-scheme:dark;[^}]*/.exec(style)?.[0]
    expect(style).toContain(
      `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}`
    )
    expect(style).toContain(`@media screen{:root[data-theme=dark]{${night}}}`)
  })
})
