import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { encode } from 'uqr'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const [width, height] = [640, 480]

/** Whether a pixel of a picture is dark, with the code as large as fits in its middle. */
function darkAt(text: string, [width, height]: readonly [number, number]) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const module = Math.floor(Math.min(width, height) / size)
  const [left, top] = [(width - module * size) / 2, (height - module * size) / 2]
  return (x: number, y: number) =>
    data[Math.floor((y - top) / module)]?.[Math.floor((x - left) / module)] === true
}

/** A film of a QR code, as Chromium takes it in a camera's place (YUV4MPEG2). */
export function filmOf(text: string): string {
  const isDark = darkAt(text, [width, height])
  const light = Buffer.from(
    Array.from({ length: width * height }, (_each, at) =>
      isDark(at % width, Math.floor(at / width)) ? 16 : 235
    )
  )
  const gray = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, gray])
  const file = join(temporaryFolder('camera'), 'code.y4m')
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame]))
  return file
}

/** A photo of a QR code with noise around it, which no compression makes smaller. */
export function photoOf(text: string, side: number): Buffer {
  const png = new PNG({ width: side, height: side })
  const inset = Math.round(side / 6)
  const inner = side - 2 * inset
  const isDark = darkAt(text, [inner, inner])
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) - inset, Math.floor(at / side) - inset]
    const isCode = x >= 0 && y >= 0 && x < inner && y < inner
    const color = isCode ? (isDark(x, y) ? 0 : 255) : undefined
    for (const channel of [0, 1, 2]) {
      png.data[4 * at + channel] = color ?? (at * 2_654_435_761 * (channel + 1)) % 251
    }
    png.data[4 * at + 3] = 255
  }
  return PNG.sync.write(png, { deflateLevel: 0 })
}
