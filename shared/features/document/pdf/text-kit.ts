import { type Font, hasAll, widthOf } from './font.ts'

export interface TypeStyle {
  /** Points. */
  size: number
  isBold?: boolean
  color: string
}

export interface Fonts {
  regular: Font
  bold: Font
}

export const fontOf = ({ regular, bold }: Fonts, { isBold }: TypeStyle) => (isBold ? bold : regular)

/** A part of a line in our font, or of another script in the phone's font. */
export interface Piece {
  text: string
  isForeign: boolean
  /** Points. */
  width: number
}

/** Without non-breaking spaces and characters of no width, which our fonts lack. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/\u200b|\u2060|\ufeff/g, '')

const foreignFont = 'system-ui, Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif'

/** For other scripts; `scale` is pixels a point. */
export const canvasFont = ({ size, isBold }: TypeStyle, scale: number) =>
  `${isBold ? 700 : 400} ${size * scale}px ${foreignFont}`

/** Pixels a point to measure other scripts with: small texts are rounded. */
const fine = 8

/** Without a `context` each letter of another script is as wide as an m. */
export function createTextKit(fonts: Fonts, context: CanvasRenderingContext2D | null) {
  const foreignWidth = (text: string, style: TypeStyle) => {
    if (!context) return Array.from(text).length * style.size
    context.font = canvasFont(style, fine)
    return context.measureText(text).width / fine
  }

  const piecesOf = (text: string, style: TypeStyle): Piece[] => {
    const font = fontOf(fonts, style)
    const groups: { text: string; isForeign: boolean }[] = []
    for (const word of plain(text).match(/\S+\s*|\s+/g) ?? []) {
      const isForeign = !hasAll(font, word)
      const last = groups[groups.length - 1]
      if (last?.isForeign === isForeign) last.text += word
      else groups.push({ text: word, isForeign })
    }
    return groups.map(({ text, isForeign }) => ({
      text,
      isForeign,
      width: isForeign ? foreignWidth(text, style) : (widthOf(font, text) * style.size) / 1000
    }))
  }

  const measure = (text: string, style: TypeStyle) =>
    piecesOf(text, style).reduce((sum, { width }) => sum + width, 0)

  return { piecesOf, measure, foreignWidth }
}

export type TextKit = ReturnType<typeof createTextKit>
