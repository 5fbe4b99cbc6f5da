import { atom, computed } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import { photoMessages as messages } from '#messages/photos.ts'
import { uploadComplaintPhoto } from '../../api/complaint.ts'
import { showToast } from '../../context/toast.ts'

const mostPhotos = 9

type PhotoState =
  | { state: 'waiting' }
  | { state: 'preparing' }
  | { state: 'uploading'; share: number }
  | { state: 'failed'; message: string }
  | { state: 'uploaded'; url: string }

export type Photo = PhotoState & {
  id: number
  name: string
  /** An object URL. */
  preview?: string
}

export interface PhotoRefusal {
  id: number
  name: string
  reason: string
}

interface Work {
  file: File
  prepared?: { photo: Blob; name: string }
  abort?: AbortController
}

/** Code that a page needs only once a photo is chosen; `PhotoList` fetches it when the page rests. */
export const loadPreparation = async () => (await import('./prepare-photo.ts')).preparePhoto

const unreadable = { state: 'refused', reason: messages.unreadable } as const

export function createPhotos() {
  const $photos = atom<readonly Photo[]>([])
  const $refusals = atom<readonly PhotoRefusal[]>([])
  const $canAdd = computed($photos, photos => photos.length < mostPhotos)

  /** How many have not arrived yet, and would be lost with the page. */
  const $missing = computed(
    $photos,
    photos => photos.filter(({ state }) => state !== 'uploaded').length
  )

  /** How many had not arrived when the page was closed the last time. */
  const $lost = atom(0)

  const $images = computed($photos, photos =>
    photos.flatMap(photo => (photo.state === 'uploaded' ? [photo.url] : []))
  )

  const works = new Map<number, Work>()
  let lastId = 0

  const update = (id: number, change: PhotoState | { preview: string }) => {
    $photos.set(
      $photos.get().map(photo => (photo.id === id ? ({ ...photo, ...change } as Photo) : photo))
    )
  }

  const refuse = (name: string, reason: string) => {
    $refusals.set([...$refusals.get(), { id: ++lastId, name, reason }])
  }

  const prepare = async ({ id, name }: Photo, work: Work) => {
    update(id, { state: 'preparing' })
    const preparePhoto = await loadPreparation().catch(() => undefined)
    const prepared = await preparePhoto?.(work.file).catch(() => unreadable)
    if (!works.has(id)) return
    if (!prepared) return update(id, { state: 'failed', message: faultMessages.network })
    if (prepared.state === 'refused') {
      removePhoto(id)
      refuse(name, prepared.reason)
      return
    }
    const { photo, name: sentName, preview } = prepared
    work.prepared = { photo, name: sentName }
    update(id, { state: 'waiting' })
    if (preview) update(id, { preview: URL.createObjectURL(preview) })
  }

  const upload = async ({ id }: Photo, work: Work) => {
    const { prepared } = work
    if (!prepared) return
    work.abort = new AbortController()
    update(id, { state: 'uploading', share: 0 })
    const result = await uploadComplaintPhoto(prepared.photo, prepared.name, {
      onProgress: share => update(id, { state: 'uploading', share }),
      signal: work.abort.signal
    })
    if (!works.has(id)) return
    if (!result.success) return update(id, { state: 'failed', message: result.message })
    works.delete(id)
    update(id, { state: 'uploaded', url: result.data })
    showToast(messages.uploaded)
  }

  let isWorking = false

  /** One after the other, so that one photo at a time is open in memory and on the network. */
  const work = async () => {
    if (isWorking) return
    isWorking = true
    const next = () => $photos.get().find(({ state }) => state === 'waiting')
    for (let photo = next(); photo; photo = next()) {
      const task = works.get(photo.id)
      if (!task) removePhoto(photo.id)
      else if (task.prepared) await upload(photo, task)
      else await prepare(photo, task)
    }
    isWorking = false
  }

  const addPhotos = (files: readonly File[]) => {
    for (const file of files) {
      if (!$canAdd.get()) {
        refuse(file.name, messages.tooMany)
        continue
      }
      const id = ++lastId
      works.set(id, { file })
      $photos.set([...$photos.get(), { id, name: file.name, state: 'waiting' }])
    }
    work()
  }

  const retryPhoto = (id: number) => {
    update(id, { state: 'waiting' })
    work()
  }

  /** Tries again whatever was not uploaded: asked for once, or by itself when the network is back. */
  const retryFailed = () => {
    for (const { id, state } of $photos.get()) if (state === 'failed') retryPhoto(id)
  }

  const removePhoto = (id: number) => {
    const photo = $photos.get().find(each => each.id === id)
    const task = works.get(id)
    works.delete(id)
    $photos.set($photos.get().filter(each => each.id !== id))
    task?.abort?.abort()
    if (photo?.preview) URL.revokeObjectURL(photo.preview)
  }

  const dismissRefusal = (id: number) => {
    $refusals.set($refusals.get().filter(each => each.id !== id))
  }

  const restorePhotos = (urls: readonly string[]) => {
    $photos.set(
      urls.slice(0, mostPhotos).map(url => ({ id: ++lastId, name: '', state: 'uploaded', url }))
    )
  }

  const clearPhotos = () => {
    for (const { id } of $photos.get()) removePhoto(id)
    $lost.set(0)
    $refusals.set([])
  }

  const photoObstacle = () => {
    const states = $photos.get().map(({ state }) => state)
    if (states.includes('failed')) return messages.photosFailed
    return states.every(state => state === 'uploaded') ? undefined : messages.photosPending
  }

  return {
    $photos,
    $refusals,
    $canAdd,
    $missing,
    $lost,
    $images,
    addPhotos,
    retryPhoto,
    retryFailed,
    removePhoto,
    dismissRefusal,
    restorePhotos,
    clearPhotos,
    photoObstacle
  }
}

export type Photos = ReturnType<typeof createPhotos>
