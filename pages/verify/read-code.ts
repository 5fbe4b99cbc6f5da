type Code = { state: 'read'; text: string } | { state: 'none' | 'failed' }

export type CodeReader = (canvas: HTMLCanvasElement) => Promise<string | undefined>

interface Detector {
  detect(image: HTMLCanvasElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Pixels of the longer side, in turn: a code that fills its photo is read best when small. */
const sides = [600, 1200]

function loadImage(file: File): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = URL.createObjectURL(file)
  })
}

export function drawSmall(
  source: CanvasImageSource,
  [width, height]: readonly [number, number],
  side: number
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, side / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The browser's own reader, if it has one; on some systems that reads nothing. */
async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    if (!BarcodeDetector || !formats.includes('qr_code')) return undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return canvas =>
      detector.detect(canvas).then(
        ([code]) => code?.rawValue || undefined,
        // The class may exist without a service behind it.
        async () => (await fetchReader())(canvas)
      )
  } catch {
    return undefined
  }
}

async function fetchReader(): Promise<CodeReader> {
  const { default: jsQR } = await import('jsqr')
  return async canvas => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return (pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data) || undefined
  }
}

/** Rejects where there is none and none could be fetched. */
export const findReader = async (): Promise<CodeReader> =>
  (await ownReader()) ?? (await fetchReader())

/** Rejects where the decoder could not be fetched. */
export async function readCode(file: File): Promise<Code> {
  const image = await loadImage(file).catch(() => undefined)
  if (!image) return { state: 'failed' }
  URL.revokeObjectURL(image.src)
  // The decoder may find a code that the browser's own reader misses.
  for (const find of [ownReader, fetchReader]) {
    const read = await find()
    for (const side of sides) {
      const size = [image.naturalWidth, image.naturalHeight] as const
      const text = await read?.(drawSmall(image, size, side))
      if (text) return { state: 'read', text }
    }
  }
  return { state: 'none' }
}
