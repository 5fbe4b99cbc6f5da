import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { showToast } from '../context/toast.ts'
import { copyText } from './copy-text.ts'

export interface Shared {
  title: string
  /** Stands alone: it is what is copied where nothing can be shared. */
  text: string
  /** Goes along where the phone shares files. */
  image?: Blob | undefined
  name?: string
}

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

function shareData({ title, text, image, name = 'picture.png' }: Shared): ShareData {
  if (!image) return { title, text }
  const files = [new File([image], name, { type: image.type })]
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
