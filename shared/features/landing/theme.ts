import type { Template } from '../../api/template.ts'
import { contrast, readableOn } from '../../lib/contrast.ts'
import { tint } from '../../lib/tint.ts'

type Theme = Template['theme']

export function themeProperties({
  background,
  accent,
  text
}: Theme): Record<`--${string}`, string> {
  const hasEdge = contrast(accent, background) >= 3
  return {
    '--landing-background': background,
    '--landing-text': text,
    '--accent': accent,
    '--accent-soft': tint(accent),
    '--on-accent': readableOn(accent),
    '--hero-button': hasEdge ? accent : text,
    '--on-hero-button': hasEdge ? readableOn(accent) : background
  }
}
