import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource
} from '@zxing/library'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** The text of the QR code in a picture, as an independent reader sees it; dark on light alone, as most scanners. */
export function readQr(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  const found = jsQR(new Uint8ClampedArray(data), width, height, {
    inversionAttempts: 'dontInvert'
  })
  return found?.data
}

/** The text of the Code 128 barcode in a picture. */
export function readBarcode(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  const lightness = Uint8ClampedArray.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel)
    return (red + 2 * green + blue) / 4
  })
  const reader = new MultiFormatReader()
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true]
  ])
  const source = new RGBLuminanceSource(lightness, width, height)
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
  } catch {
    // It says by an error that it has found none.
    return undefined
  }
}
