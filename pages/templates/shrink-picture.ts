/** A hero's picture is 320 px wide, on sharp screens twice that. */
export interface PictureNeed {
  width: number
  height: number
  /** Shared links show only JPEG and PNG; elsewhere WebP keeps what is transparent. */
  type: 'image/webp' | 'image/jpeg'
}

export const pictureNeeds = {
  'hero.image': { width: 640, height: 480, type: 'image/webp' },
  'preview.image': { width: 1200, height: 630, type: 'image/jpeg' }
} as const satisfies Record<string, PictureNeed>

/** First fewer details, then fewer pixels. */
const tries = [
  [1, 0.85],
  [1, 0.7],
  [1, 0.5],
  [0.75, 0.5],
  [0.5, 0.5],
  [0.5, 0.3]
] as const

/** The build's limit: whoever taps an advertisement pays for its picture. */
const mostBytes = 60_000

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise(resolve => canvas.toBlob(resolve, type, quality))
}

function draw(source: ImageBitmap, { width, height, type }: PictureNeed): HTMLCanvasElement {
  const scale = Math.min(1, width / source.width, height / source.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(source.width * scale))
  canvas.height = Math.max(1, Math.round(source.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** At most 60 kB, without a camera's data. Throws if unreadable or too large. */
export async function shrinkPicture(file: Blob, need: PictureNeed): Promise<Blob> {
  const source = await createImageBitmap(file)
  for (const [scale, quality] of tries) {
    const size = { ...need, width: need.width * scale, height: need.height * scale }
    const canvas = draw(source, size)
    const inType = await encode(canvas, need.type, quality)
    const encoded =
      inType?.type === need.type
        ? inType
        : await encode(draw(source, { ...size, type: 'image/jpeg' }), 'image/jpeg', quality)
    if (encoded && encoded.size <= mostBytes) return encoded
  }
  throw new Error('This picture stays larger than 60 kB. Choose a simpler one.')
}
