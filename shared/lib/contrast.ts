import { linearChannelsOf } from './color.ts'

/** 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linearChannelsOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 1.4.3. */
export const readable = 4.5

/** White or black, whichever is read better on the colour; one of them always has 4.5:1. */
export function readableOn(color: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', color) >= contrast('#000000', color) ? '#ffffff' : '#000000'
}

/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
