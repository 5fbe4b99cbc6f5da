import { photoMessages as messages } from '#messages/photos.ts'
import { type PhotoHeader, readPhotoHeader } from './photo-header.ts'
import { type Shrunk, shrinkPhoto } from './shrink-photo.ts'

/** The server's limit, in bytes. */
const largestOriginal = 10_000_000
/** Opened, such a photo takes 400 MB: more than a cheap phone gives a page. */
const mostPixels = 100_000_000
/** Bytes: cameras put much before the picture's size. */
const headLength = 256 * 1024
/** Every browser of ours opens these: one that fails is damaged. */
const common: readonly PhotoHeader['type'][] = ['jpeg', 'png', 'webp', 'gif']

export type Prepared =
  | ({ state: 'ready'; name: string } & Shrunk)
  | { state: 'refused'; reason: string }

const refused = (reason: string): Prepared => ({ state: 'refused', reason })

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headLength).arrayBuffer())
}

function original(file: File, { type }: PhotoHeader): Prepared {
  if (file.size > largestOriginal) return refused(messages.tooLarge)
  return { state: 'ready', name: `photo.${type}`, photo: file, preview: undefined }
}

export async function preparePhoto(file: File): Promise<Prepared> {
  if (file.size === 0) return refused(messages.empty)
  let header: PhotoHeader | undefined
  try {
    header = readPhotoHeader(await readHead(file))
  } catch {
    // Deleted since, or in a cloud out of reach.
    return refused(messages.unreadable)
  }
  if (!header) return refused(messages.notPhoto)
  if ((header.pixels ?? 0) > mostPixels) return original(file, header)
  const shrinking = await shrinkPhoto(file)
  if (shrinking.state === 'shrunk')
    return { state: 'ready', name: 'photo.jpeg', ...shrinking.result }
  const isDamaged = shrinking.state === 'undecodable' && common.includes(header.type)
  return isDamaged ? refused(messages.damaged) : original(file, header)
}
