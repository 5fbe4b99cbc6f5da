import { tint } from '../lib/tint.ts'
import type { Brand } from './brand-settings.ts'

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
