import { brand } from '../../config/brand.ts'
import { type ImageLayout, layOut, type PlacedFigure, type TextLook } from './lay-out.ts'
import { splitSummary } from './split-summary.ts'
import type { ImageSummary } from './summary.ts'

const family = 'system-ui, Roboto, "Noto Sans", Arial, sans-serif'

const fonts: Record<TextLook, string> = {
  title: `700 20px ${family}`,
  code: '700 32px ui-monospace, Menlo, Consolas, "Roboto Mono", monospace',
  heading: `700 16px ${family}`,
  text: `400 15px ${family}`,
  value: `600 15px ${family}`,
  note: `400 13px ${family}`,
  seal: `800 20px ${family}`
}

const colors: Record<TextLook, string> = {
  title: brand.colors.onGradient,
  code: '#000000',
  heading: '#191d20',
  text: '#50565a',
  value: '#191d20',
  note: '#50565a',
  seal: brand.colors.accent
}

/** Sharp in print and when zoomed. */
const scale = 2

/** iOS draws nothing on a canvas of more pixels. */
const mostPixels = 16_777_216

function paintFigure(context: CanvasRenderingContext2D, placed: PlacedFigure): void {
  const { figure, x, y, width, height } = placed
  context.save()
  context.translate(x, y)
  context.scale(width / figure.width, height / figure.height)
  context.fillStyle = '#000000'
  context.fill(new Path2D(figure.path))
  context.restore()
}

function paint(context: CanvasRenderingContext2D, layout: ImageLayout): void {
  const { width, height, titleBottom, texts, seal, figure, pictures, rules } = layout
  context.scale(scale, scale)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = brand.colors.gradient[1]
  context.fillRect(0, 0, width, titleBottom)
  context.fillStyle = '#dfe2e4'
  for (const y of rules) context.fillRect(20, y, width - 40, 1)
  if (seal) {
    context.strokeStyle = colors.seal
    context.lineWidth = 2
    context.strokeRect(seal.x, seal.y, seal.width, seal.height)
  }
  if (figure) paintFigure(context, figure)
  for (const { source, x, y, width, height } of pictures) {
    context.drawImage(source, x, y, width, height)
  }
  context.textBaseline = 'middle'
  for (const { look, text, x, y, align } of texts) {
    context.font = fonts[look]
    context.fillStyle = colors[look]
    context.textAlign = align
    context.fillText(text, x, y)
  }
}

const layOutOn = (context: CanvasRenderingContext2D, summary: ImageSummary) =>
  layOut(summary, (text, look) => {
    context.font = fonts[look]
    return context.measureText(text).width
  })

const fits = ({ width, height }: ImageLayout) =>
  width * scale * Math.ceil(height) * scale <= mostPixels

/** A PNG, 720 px wide; undefined where no canvas can: `saveImage` then says what to do. */
export async function drawSummary(summary: ImageSummary): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const layout = layOutOn(context, summary)
  if (!fits(layout)) return undefined
  canvas.width = layout.width * scale
  canvas.height = Math.ceil(layout.height) * scale
  paint(context, layout)
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'))
}

/** Several pictures where one cannot hold it; empty where no canvas can: a part would pass for the whole. */
export async function drawPages(summary: ImageSummary): Promise<Blob[]> {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return []
  const pages: Blob[] = []
  // One after the other: a canvas takes up to 64 MB.
  for (const part of splitSummary(summary, each => fits(layOutOn(context, each)))) {
    const page = await drawSummary(part)
    if (!page) return []
    pages.push(page)
  }
  return pages
}
