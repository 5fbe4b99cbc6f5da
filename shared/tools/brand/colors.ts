import type { Brand } from '../../config/brand-settings.ts'
import { readableOn } from '../../lib/contrast.ts'

type Color = Brand['colors']['accent']

export const isColor = (text: string): text is Color => /^#[0-9a-f]{6}$/i.test(text)

function darken(color: string, black: number): Color {
  const channels = [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
  const dark = channels.map(channel => Math.round(channel * (1 - black)))
  return `#${dark.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

export function brandColorsFrom(accent: string): Brand['colors'] {
  const gradient: [Color, Color] = [darken(accent, 0.3), darken(accent, 0.1)]
  return {
    gradient,
    onGradient: readableOn(gradient[0]),
    accent: darken(accent, 0),
    onAccent: readableOn(accent)
  }
}
