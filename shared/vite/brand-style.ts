import { brandColors } from '../config/brand-colors.ts'
import type { Brand } from '../config/brand-settings.ts'
import { contrast, readable, readableOn } from '../lib/contrast.ts'
import { tint } from '../lib/tint.ts'
import { hasOneLook, type Page } from '../page.ts'
import { dark, light } from '../styles/palette.ts'
import { darkBrandColors } from './dark-brand.ts'

/** Without a name Chromium looks for a font of such a script in each layout, which takes it twice as long. */
const scriptFonts: Record<string, string> = {
  hi: '"Noto Sans Devanagari","Nirmala UI","Lohit Devanagari"'
}

type Tokens = Readonly<Record<string, string>>

export function themesOf(brand: Pick<Brand, 'colors'>) {
  const day = { ...light, ...brandColors(brand), deep: brand.colors.gradient[0] }
  const night = { ...dark, ...darkBrandColors(brand) }
  // Below dark text a control in the head is white, since the head may take a darker colour; else it is darkened.
  const isDark = readableOn(day['on-brand']) === '#ffffff'
  return {
    light: { ...day, ...(isDark && { 'head-fill': '#ffffff' }) },
    dark: { ...night, ...(isDark && { 'head-fill': '#00000033' }) }
  }
}

const declare = (scheme: string, tokens: Tokens) =>
  `color-scheme:${scheme};${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}`

// Paper is white, and an advertisement has its template's colours by night, too.
/** The colours of a page. At night they follow the phone, unless the app chooses (`island/theme.ts`). */
export function brandStyle(
  brand: Pick<Brand, 'colors'>,
  page: Pick<Page, 'lang' | 'anonymous' | 'island'> = { island: true }
): string {
  const themes = themesOf(brand)
  const font = scriptFonts[page.lang ?? '']
  const day = `:root{${declare('light', themes.light)}${font ? `;--script-font:${font}` : ''}}`
  if (hasOneLook(page)) return day
  const night = declare('dark', themes.dark)
  return (
    day +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}` +
    `@media screen{:root[data-theme=dark]{${night}}}`
  )
}

export function contrastProblems(colors: Brand['colors']): string[] {
  const pairs: [string, string, string][] = [
    ['onGradient on the first gradient colour', colors.onGradient, colors.gradient[0]],
    ['onGradient on the second gradient colour', colors.onGradient, colors.gradient[1]],
    ['onAccent on accent', colors.onAccent, colors.accent],
    ['accent on the page background', colors.accent, light.canvas],
    ['accent on its soft tint', colors.accent, tint(colors.accent)]
  ]
  return pairs.flatMap(([what, text, background]) => {
    const ratio = contrast(text, background)
    return ratio >= readable ? [] : `${what} has contrast ${ratio.toFixed(2)}, needs ${readable}`
  })
}

export function checkBrandContrast({ name, colors }: Brand): void {
  const [problem] = contrastProblems(colors)
  if (problem) throw new Error(`Brand ${name}: ${problem}`)
}
