import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { showToast } from '../context/toast.ts'
import { copyText } from './copy-text.ts'

export interface Shared {
  title: string
  /** Stands alone: it is what is copied where nothing can be shared. */
  text: string
  /** Goes along where the phone shares files. */
  file?: Blob | undefined
  files?: readonly Blob[]
  name?: string
}

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

const pageName = (name: string, index: number) =>
  index === 0 ? name : name.replace('.', `-${index + 1}.`)

function shareData(shared: Shared): ShareData {
  const { title, text, file, files: blobs = file ? [file] : [], name = 'picture.png' } = shared
  if (blobs.length === 0) return { title, text }
  const files = blobs.map(
    (each, index) => new File([each], pageName(name, index), { type: each.type })
  )
  return navigator.canShare?.({ files }) ? { title, text, files } : { title, text }
}

/** Opens the phone's share sheet; where there is none the text is copied. Closing it is an answer. */
export async function share(shared: Shared): Promise<void> {
  try {
    // Missing in Android's webviews and on most desktops: then the call itself throws.
    return await navigator.share(shareData(shared))
  } catch (error) {
    if (isCancelled(error)) return
  }
  showToast(
    (await copyText(shared.text)) ? saveAndShareMessages.copied : saveAndShareMessages.notShared
  )
}
