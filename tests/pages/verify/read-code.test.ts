import { afterEach, expect, test, vi } from 'vitest'
import { findReader } from '../../../pages/verify/read-code.ts'

const decode = vi.hoisted(() => vi.fn(() => ({ data: 'by jsQR' })))
vi.mock('jsqr', () => ({ default: decode }))

const canvas = {
  getContext: () => ({ getImageData: () => ({ data: [], width: 1, height: 1 }) })
} as unknown as HTMLCanvasElement

function stubDetector(formats: string[], detect: () => Promise<{ rawValue: string }[]>): void {
  const Detector = class {
    detect = detect
    static getSupportedFormats = async () => formats
  }
  vi.stubGlobal('BarcodeDetector', Detector)
}

afterEach(() => {
  vi.unstubAllGlobals()
  decode.mockClear()
})

test('the browser’s own reader is taken where it reads QR codes, and nothing is fetched', async () => {
  stubDetector(['qr_code'], async () => [{ rawValue: 'by the browser' }])
  expect(await (await findReader())(canvas)).toBe('by the browser')
  stubDetector(['qr_code'], async () => [])
  expect(await (await findReader())(canvas)).toBeUndefined()
  expect(decode).not.toHaveBeenCalled()
})

test.each([
  ['there is none', undefined],
  ['it reads no QR codes', ['ean_13']]
])('the decoder is taken where %s', async (_why, formats) => {
  if (formats) stubDetector(formats, async () => [])
  expect(await (await findReader())(canvas)).toBe('by jsQR')
})

test('the decoder reads where the browser’s own has no service behind it', async () => {
  stubDetector(['qr_code'], () => Promise.reject(new DOMException('', 'NotSupportedError')))
  expect(await (await findReader())(canvas)).toBe('by jsQR')
})
