import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhotoHeader } from '../../../../shared/features/photos/photo-header.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map(part => Buffer.from(part as string, 'latin1'))))

const size = (value: number) => [0, 0, value >> 8, value & 255]
const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', size(width), size(height))
const exif = bytes([0xff, 0xe1, 0, 6], 'Exif')
const frame = (marker: number, width: number, height: number) => [
  ...[0xff, marker, 0, 17, 8],
  ...size(height).slice(2),
  ...size(width).slice(2)
]
const jpeg = (...parts: (Uint8Array | number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...parts.flatMap(part => [...part])])

test.each([
  ['a JPEG', jpeg(exif, frame(0xc0, 4000, 3000)), { type: 'jpeg', pixels: 12_000_000 }],
  ['a progressive JPEG', jpeg(frame(0xc2, 100, 50)), { type: 'jpeg', pixels: 5000 }],
  [
    'a JPEG whose tables come first',
    jpeg([0xff, 0xc4, 0, 2], frame(0xc0, 2, 3)),
    { type: 'jpeg', pixels: 6 }
  ],
  ['a JPEG cut short', jpeg(exif), { type: 'jpeg' }],
  ['a PNG', png(300, 200), { type: 'png', pixels: 60_000 }],
  ['a PNG cut short', png(300, 200).slice(0, 20), { type: 'png' }],
  ['a WebP', bytes('RIFF\n\0\0\0WEBPVP8 '), { type: 'webp' }],
  ['a GIF', bytes('GIF89a'), { type: 'gif' }],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic'), { type: 'heic' }],
  ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif'), { type: 'avif' }]
])('knows %s', (_what, file, header) => {
  expect(readPhotoHeader(file)).toEqual(header)
})

test.each([
  ['nothing', bytes()],
  ['HTML', bytes('<!doctype html>')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['SVG that names a photo', bytes('<svg>\xff\xd8\xff</svg>')],
  ['a PDF', bytes('%PDF-1.7')],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom')],
  ['a sound', bytes('RIFF\n\0\0\0WAVE')]
])('takes %s for no photo', (_what, file) => {
  expect(readPhotoHeader(file)).toBeUndefined()
})

test('the header is read, whatever follows a photo’s first bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), rest => {
      expect(readPhotoHeader(new Uint8Array([0xff, 0xd8, 0xff, ...rest]))?.type).toBe('jpeg')
    })
  )
})
