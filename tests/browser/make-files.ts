import type { Page } from 'playwright-core'

export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export function testFile(name: string, content: Uint8Array | string): TestFile {
  const mimeType = `image/${name.split('.').pop()}`
  return { name, mimeType, buffer: Buffer.from(content as string) }
}

/** A picture drawn in the page, as its canvas writes it. */
export async function drawnFile(
  page: Page,
  name: string,
  type: 'image/png' | 'image/jpeg' | 'image/webp',
  [width, height]: [number, number]
): Promise<TestFile> {
  const base64 = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      for (let line = 0; line < height; line += 40) {
        if (context) context.fillStyle = `hsl(${line % 360} 70% 50%)`
        context?.fillRect(line % width, line, width / 2, 30)
      }
      const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, type))
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? [])
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
    [type, width, height] as const
  )
  return testFile(name, Buffer.from(base64, 'base64'))
}

/** No more than the first bytes of a HEIC: Chromium cannot open any. */
export function heicFile(name: string, length = 4000): TestFile {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])
  return testFile(name, Buffer.concat([head, Buffer.alloc(length - head.length, 7)]))
}

/** The same photo with the place where it was taken, as cameras write it. */
export function withLocation({ name, buffer }: TestFile): TestFile {
  const exif = Buffer.from('Exif\0\0GPSLatitude 14.5995')
  const length = Buffer.from([0, exif.length + 2])
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, exif])
  return testFile(name, Buffer.concat([buffer.subarray(0, 2), segment, buffer.subarray(2)]))
}
