/** Content types of photos by their first bytes, in Latin 1. */
const SIGNATURES: [pattern: RegExp, type: string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF....WEBP/s, 'image/webp'],
  [/^....ftyp(?:heic|heix|hevc|mif1|msf1)/s, 'image/heic']
]

export const UPLOAD_LIMIT = 10_000_000

/** The type by content, whatever the name says; undefined for what is no photo. */
export function photoType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.slice(0, 16))
  return SIGNATURES.find(([pattern]) => pattern.test(head))?.[1]
}
