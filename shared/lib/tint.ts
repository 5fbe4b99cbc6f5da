import { mix } from './mix.ts'

/** A tenth of the colour, `#rrggbb`, on white. */
export const tint = (color: string): string => mix(color, '#ffffff', 0.1)
