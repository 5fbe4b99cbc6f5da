import { mix } from './mix.ts'

export const tint = (color: string): string => mix(color, '#ffffff', 0.1)
