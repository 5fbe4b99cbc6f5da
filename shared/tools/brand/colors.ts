import type { Brand } from '../../config/brand-settings.ts'
import { readableOn } from '../../lib/contrast.ts'
import { mix } from '../../lib/mix.ts'

type Color = Brand['colors']['accent']

export const isColor = (text: string): text is Color => /^#[0-9a-f]{6}$/i.test(text)

const darken = (color: string, black: number): Color => mix(color, '#000000', 1 - black)

export function brandColorsFrom(accent: string): Brand['colors'] {
  const gradient: [Color, Color] = [darken(accent, 0.3), darken(accent, 0.1)]
  return {
    gradient,
    onGradient: readableOn(gradient[0]),
    accent: darken(accent, 0),
    onAccent: readableOn(accent)
  }
}
