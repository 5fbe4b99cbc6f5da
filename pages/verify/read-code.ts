type Code = { state: 'read'; text: string } | { state: 'none' | 'failed' }

interface Detector {
  detect(image: ImageBitmap | HTMLCanvasElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Pixels of the longer side: more takes a cheap phone seconds, and finds nothing more. */
const longestSide = 1200

function loadImage(file: File): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = URL.createObjectURL(file)
  })
}

function drawSmall(image: HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** By the browser where it can; undefined where it cannot. */
async function detect(canvas: HTMLCanvasElement): Promise<string | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  try {
    if (!BarcodeDetector) return undefined
    const [code] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(canvas)
    return code?.rawValue
  } catch {
    return undefined
  }
}

async function decode(canvas: HTMLCanvasElement): Promise<string | undefined> {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!pixels) return undefined
  const { default: jsQR } = await import('jsqr')
  return jsQR(pixels.data, pixels.width, pixels.height)?.data
}

/** The QR code of a picture. It rejects where the decoder could not be fetched. */
export async function readCode(file: File): Promise<Code> {
  const image = await loadImage(file).catch(() => undefined)
  if (!image) return { state: 'failed' }
  const canvas = drawSmall(image)
  URL.revokeObjectURL(image.src)
  const text = (await detect(canvas)) || (await decode(canvas))
  return text ? { state: 'read', text } : { state: 'none' }
}
