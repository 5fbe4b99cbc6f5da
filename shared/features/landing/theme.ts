import type { Template } from '../../api/template.ts'
import { readableOn } from '../../lib/contrast.ts'
import { tint } from '../../lib/tint.ts'

type Theme = Template['theme']

export function themeProperties({
  background,
  accent,
  text
}: Theme): Record<`--${string}`, string> {
  return {
    '--landing-background': background,
    '--landing-text': text,
    '--accent': accent,
    '--accent-soft': tint(accent),
    '--on-accent': readableOn(accent)
  }
}
