import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import sharp from 'sharp'

/** How many grays a kept picture has: enough to see a word that moved, a tenth of the bytes. */
const grays = 4

/** A screenshot in a few grays, as an RGBA picture. */
export function toGray(screenshot: Buffer): PNG {
  const { width, height, data } = PNG.sync.read(screenshot)
  const gray = new PNG({ width, height })
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    gray.data.fill(Math.round(Math.round(light * (grays - 1)) * (255 / (grays - 1))), at, at + 3)
    gray.data[at + 3] = 255
  }
  return gray
}

/** The file of a picture, with two bits a point before it is packed. */
export function fileOf({ width, height, data }: PNG): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const
  return sharp(data, { raw })
    .png({ palette: true, colours: grays, dither: 0, effort: 10 })
    .toBuffer()
}

/** How many points have another gray; all of them where the sizes differ. */
export function differingPoints(before: PNG, after: PNG, difference: PNG): number {
  const { width, height } = after
  if (before.width !== width || before.height !== height) return width * height
  return pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.2 })
}
