const longestSide = 1280
const previewSide = 240
const quality = 0.82

interface Decoded {
  image: CanvasImageSource
  width: number
  height: number
  release: () => void
}

async function decodeAsBitmap(file: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  return { image: bitmap, width, height, release: () => bitmap.close() }
}

function decodeAsImage(file: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(address)
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => {
      resolve({ image, width: image.naturalWidth, height: image.naturalHeight, release })
    }
    image.onerror = () => {
      release()
      reject(new Error('The image cannot be decoded'))
    }
    image.src = address
  })
}

/** Opaque, since JPEG makes transparent parts black. */
function draw(source: CanvasImageSource, width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function jpegOf(canvas: HTMLCanvasElement | undefined): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>(resolve => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', quality)
    else resolve(null)
  })
  return blob?.type === 'image/jpeg' ? blob : undefined
}

/** iOS keeps a canvas's memory until garbage collection, and allows little. */
function free(canvas: HTMLCanvasElement | undefined): void {
  if (!canvas) return
  canvas.width = 0
  canvas.height = 0
}

export interface Shrunk {
  /** A JPEG of at most 1,280 px, without the place where it was taken. */
  photo: Blob
  /** Nine photos decoded at 1,280 px would take 45 MB. */
  preview: Blob | undefined
}

export type Shrinking =
  | { state: 'shrunk'; result: Shrunk }
  | { state: 'undecodable' }
  /** Too little memory for a canvas. */
  | { state: 'unwritable' }

/** One at a time: a photo of 12 megapixels takes 48 MB while it is open. */
export async function shrinkPhoto(file: Blob): Promise<Shrinking> {
  let decoded: Decoded
  try {
    decoded = await decodeAsBitmap(file).catch(() => decodeAsImage(file))
  } catch {
    return { state: 'undecodable' }
  }
  const { image, width, height, release } = decoded
  try {
    const large = draw(image, width, height, longestSide)
    const small = large && draw(large, large.width, large.height, previewSide)
    const photo = await jpegOf(large)
    const preview = await jpegOf(small)
    free(large)
    free(small)
    return photo ? { state: 'shrunk', result: { photo, preview } } : { state: 'unwritable' }
  } catch {
    return { state: 'unwritable' }
  } finally {
    release()
  }
}
