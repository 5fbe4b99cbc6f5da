import { channelsOf } from '../../../lib/color.ts'
import { page } from './box-parts.ts'
import type { Mark } from './boxes.ts'
import { encode } from './font.ts'
import type { ForeignWords } from './foreign-words.ts'
import { point } from './pdf-file.ts'
import { canvasFont, type Fonts, fontOf, type TextKit } from './text-kit.ts'

/** Pixels a point, for the picture of other scripts: 216 dpi. */
const scale = 3

/** Pixels of the longer side: readable, and a file with several can still be sent. */
const longestSide = 1600

const quality = 0.85

export function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      async blob =>
        blob ? resolve(new Uint8Array(await blob.arrayBuffer())) : reject(new Error('No picture')),
      'image/jpeg',
      quality
    )
  )
}

type PictureMark = Extract<Mark, { kind: 'picture' }>
type TextMark = Extract<Mark, { kind: 'text' }>

function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

export function drawPicture({ picture }: PictureMark): HTMLCanvasElement {
  const { source, width, height } = picture
  const small = Math.min(1, longestSide / Math.max(width, height))
  const { canvas, context } = whiteCanvas(width * small, height * small)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The words that our fonts lack, on white; undefined where they have all. */
export function drawForeign(kit: TextKit, marks: readonly Mark[]): HTMLCanvasElement | undefined {
  const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text')
  const isNeeded = texts.some(({ text, style }) =>
    kit.piecesOf(text, style).some(each => each.isForeign)
  )
  if (!isNeeded) return undefined
  const { canvas, context } = whiteCanvas(page.width * scale, page.height * scale)
  for (const { text, style, x, y } of texts) {
    context.font = canvasFont(style, scale)
    context.fillStyle = style.color
    let left = x
    for (const { text: part, isForeign, width } of kit.piecesOf(text, style)) {
      if (isForeign) context.fillText(part, left * scale, y * scale)
      left += width
    }
  }
  return canvas
}

const colorOf = (color: string) =>
  channelsOf(color)
    .map(channel => point(channel / 255))
    .join(' ')

const up = (y: number) => point(page.height - y)

interface Painter {
  kit: TextKit
  fonts: Fonts
  words: ForeignWords
  nameOf: (mark: PictureMark) => string
}

function textCommands({ text, style, x, y }: TextMark, { kit, fonts, words }: Painter): string {
  const font = fontOf(fonts, style)
  let left = x
  const pieces = kit.piecesOf(text, style).map(({ text: part, isForeign, width }) => {
    const codes = isForeign ? words.encode(part, style) : encode(font, part)
    const name = isForeign ? 'FW' : style.isBold ? 'FB' : 'FR'
    const place = `1 0 0 1 ${point(left)} ${up(y)} Tm`
    left += width
    return `/${name} ${style.size} Tf ${isForeign ? 3 : 0} Tr ${place} <${codes}> Tj`
  })
  return `BT ${colorOf(style.color)} rg ${pieces.join(' ')} ET`
}

/** The commands that draw a mark (ISO 32000-1, 8 and 9). */
export function commandsOf(mark: Mark, painter: Painter): string {
  if (mark.kind === 'text') return textCommands(mark, painter)
  const { x, y } = mark
  if (mark.kind === 'bar') {
    const { color, width, height } = mark
    return `${colorOf(color)} rg ${point(x)} ${up(y + height)} ${point(width)} ${point(height)} re f`
  }
  if (mark.kind === 'picture') {
    const { width, height } = mark
    return `q ${point(width)} 0 0 ${point(height)} ${point(x)} ${up(y + height)} cm /${painter.nameOf(mark)} Do Q`
  }
  const runs = mark.path.matchAll(/M(\d+) (\d+)h(\d+)/g)
  const bars = Array.from(runs, ([, left, top, count]) => `${left} ${top} ${count} 1 re`)
  const { scale: size } = mark
  return `q ${point(size)} 0 0 -${point(size)} ${point(x)} ${up(y)} cm 0 g ${bars.join(' ')} f Q`
}
