import { pause } from '../../lib/pause.ts'
import type { SummaryPicture } from '../summary-image/summary.ts'
import type { LoanDocument } from './loan-document.ts'

/** How long a picture may take, in milliseconds: the document is saved without it then. */
const patience = 8000

/** A server that lets no other origin read its pictures has them shown, not drawn. */
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

/** The pictures of a document by their addresses; undefined for one that cannot be drawn. */
export async function loadPictures({ sections }: LoanDocument): Promise<LoadedPictures> {
  const sources = [...new Set(sections.flatMap(({ images = [] }) => images))]
  const pictures = await Promise.all(sources.map(loadPicture))
  return new Map(sources.map((source, index) => [source, pictures[index]]))
}
