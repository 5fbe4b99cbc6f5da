import { pause } from '../../lib/pause.ts'
import type { SummaryPicture } from '../summary-image/summary.ts'
import type { LoanDocument } from './loan-document.ts'

/** Milliseconds; then the document is saved without the picture. */
const patience = 8000

/** Undefined where the server lets no other origin read its pictures. */
async function loadPicture(source: string): Promise<SummaryPicture | undefined> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = source
  const isLoaded = await Promise.race([
    image.decode().then(
      () => true,
      () => false
    ),
    pause(patience)
  ])
  const { naturalWidth: width, naturalHeight: height } = image
  return isLoaded && width > 0 ? { source: image, width, height } : undefined
}

export type LoadedPictures = ReadonlyMap<string, SummaryPicture | undefined>

/** By address; undefined for a picture that cannot be drawn. */
export async function loadPictures({ sections }: LoanDocument): Promise<LoadedPictures> {
  const sources = [...new Set(sections.flatMap(({ images = [] }) => images))]
  const pictures = await Promise.all(sources.map(loadPicture))
  return new Map(sources.map((source, index) => [source, pictures[index]]))
}
