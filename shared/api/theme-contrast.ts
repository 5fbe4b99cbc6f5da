import { contrast, readable } from '../lib/contrast.ts'
import type { Template } from './template.ts'

interface ColorContrast {
  field: 'theme.text' | 'theme.accent'
  on: string
  ratio: number
}

export function colorContrasts({ text, background, accent }: Template['theme']): ColorContrast[] {
  return [
    { field: 'theme.text', on: 'theme.background', ratio: contrast(text, background) },
    { field: 'theme.accent', on: 'white', ratio: contrast(accent, '#ffffff') }
  ]
}

/** The colours that cannot be read (WCAG 2.2, 1.4.3). */
export function unreadableColors(theme: Template['theme']): ColorContrast[] {
  return colorContrasts(theme).filter(({ ratio }) => ratio < readable)
}
