export interface PhotoHeader {
  type: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif'
  /** Width × height, if the first bytes tell. */
  pixels?: number
}

/** By content, in Latin 1: names and types of files may be wrong. */
const signatures: [pattern: RegExp, type: PhotoHeader['type']][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^GIF8[79]a/, 'gif'],
  [/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s, 'heic'],
  [/^.{4}ftypavi[fs]/s, 'avif']
]

/** A frame header; C4, C8 and CC are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegPixels(view: DataView): number | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1))) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function pngPixels(view: DataView): number | undefined {
  return view.byteLength >= 24 ? view.getUint32(16) * view.getUint32(20) : undefined
}

export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  const type = signatures.find(([pattern]) => pattern.test(text))?.[1]
  if (!type) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pixels = type === 'jpeg' ? jpegPixels(view) : type === 'png' ? pngPixels(view) : undefined
  return pixels === undefined ? { type } : { type, pixels }
}
