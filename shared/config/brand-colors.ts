import { tint } from '../lib/tint.ts'
import type { Brand } from './brand-settings.ts'

/** A brand's colours by the names of their tokens, without the dashes: `accent-soft`. */
export function brandColors({ colors }: Pick<Brand, 'colors'>) {
  const [from, to] = colors.gradient
  return {
    'brand-from': from,
    'brand-to': to,
    'on-brand': colors.onGradient,
    accent: colors.accent,
    'accent-soft': tint(colors.accent),
    'on-accent': colors.onAccent
  }
}
