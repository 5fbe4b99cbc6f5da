import type { Brand } from '../config/brand-settings.ts'
import { readableOn } from '../lib/contrast.ts'
import { mix } from '../lib/mix.ts'
import { lightnessOf, withLightness } from '../lib/oklch.ts'
import { dark } from '../styles/palette.ts'

/** As light as text has to be on a dark card, and no more colourful than the eye likes at night. */
const accentLightness = 0.8
const calmChroma = 0.13

const drawnLightness = 0.64

/** The lightest that the head may be: white has 7:1 and more on it. */
const headLightness = [0.3, 0.37] as const

/** A brand's colours at night, made of those by day: a brand chooses one set. */
export function darkBrandColors({ colors }: Pick<Brand, 'colors'>) {
  const [from, to] = colors.gradient
  const [darkest, lightest] = headLightness
  const darken = (color: string, most: number) =>
    withLightness(color, Math.min(lightnessOf(color), most))
  const accent = withLightness(colors.accent, accentLightness, calmChroma)
  return {
    'brand-from': darken(from, darkest),
    'brand-to': darken(to, lightest),
    'on-brand': '#ffffff',
    accent,
    'accent-soft': mix(accent, dark.surface, 0.14),
    'on-accent': readableOn(accent),
    /** In drawings, beside the accent. */
    deep: withLightness(from, drawnLightness, calmChroma)
  }
}
