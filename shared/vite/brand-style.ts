import { brandColors } from '../config/brand-colors.ts'
import type { Brand } from '../config/brand-settings.ts'
import { contrast, readable } from '../lib/contrast.ts'
import { tint } from '../lib/tint.ts'

/** Without a name Chromium looks for a font of such a script in each layout, which takes it twice as long. */
const scriptFonts: Record<string, string> = {
  hi: '"Noto Sans Devanagari","Nirmala UI","Lohit Devanagari"'
}

export function brandStyle(brand: Brand, language = ''): string {
  const tokens = Object.entries(brandColors(brand)).map(([name, color]) => `--${name}:${color}`)
  const font = scriptFonts[language]
  if (font) tokens.push(`--script-font:${font}`)
  return `:root{${tokens.join(';')}}`
}

export function contrastProblems(colors: Brand['colors']): string[] {
  const pairs: [string, string, string][] = [
    ['onGradient on the first gradient colour', colors.onGradient, colors.gradient[0]],
    ['onGradient on the second gradient colour', colors.onGradient, colors.gradient[1]],
    ['onAccent on accent', colors.onAccent, colors.accent],
    ['accent on the page background', colors.accent, '#f3f4f5'],
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
