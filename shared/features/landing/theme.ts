import type { Template } from '../../api/template.ts'
import { contrast } from '../../lib/contrast.ts'
import { tint } from '../../lib/tint.ts'

type Theme = Template['theme']

const white = '#ffffff'
const black = '#000000'

/** The better readable of the two; on any colour one of them has 4.5:1. */
function readableOn(color: string): string {
  return contrast(white, color) >= contrast(black, color) ? white : black
}

/** A template's colours as the custom properties that the styles name. */
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
