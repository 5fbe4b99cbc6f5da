import { faultMessages } from '#messages/faults.ts'
import { photoMessages as messages } from '#messages/photos.ts'
import { computed } from '../../lib/computed.ts'
import { createPhotoDraft, mostPhotos } from './photo-draft.ts'
import { createPhotoStates, type PhotoStates } from './photo-states.ts'

/** Needed once a photo is chosen; `PhotoList` fetches it when the page rests. */
export const loadUploading = async () => (await import('./upload-photos.ts')).uploadPhotos

function failWaiting({ $photos, update }: PhotoStates): void {
  for (const { id, state } of $photos.get()) {
    if (state === 'waiting') update(id, { state: 'failed', message: faultMessages.network })
  }
}

export function createPhotos() {
  const states = createPhotoStates()
  const { $photos, $refusals, tasks, nextId, update, refuse, removePhoto } = states
  const $canAdd = computed($photos, photos => photos.length < mostPhotos)

  let isUploading = false
  const uploadAll = async () => {
    if (isUploading) return
    isUploading = true
    const uploadPhotos = await loadUploading().catch(() => failWaiting)
    await uploadPhotos(states)
    isUploading = false
  }

  const addPhotos = (files: readonly File[]) => {
    for (const file of files) {
      if (!$canAdd.get()) {
        refuse(file.name, messages.tooMany)
        continue
      }
      const id = nextId()
      tasks.set(id, { file })
      $photos.set([...$photos.get(), { id, name: file.name, state: 'waiting' }])
    }
    uploadAll()
  }

  const retryPhoto = (id: number) => {
    update(id, { state: 'waiting' })
    uploadAll()
  }

  const retryFailed = () => {
    for (const { id, state } of $photos.get()) if (state === 'failed') retryPhoto(id)
  }

  const photoObstacle = () => {
    const stages = $photos.get().map(({ state }) => state)
    if (stages.includes('failed')) return messages.photosFailed
    return stages.every(state => state === 'uploaded') ? undefined : messages.photosPending
  }

  return {
    $photos,
    $refusals,
    $canAdd,
    ...createPhotoDraft(states),
    addPhotos,
    retryPhoto,
    retryFailed,
    photoObstacle,
    removePhoto,
    dismissRefusal: (id: number) => {
      $refusals.set($refusals.get().filter(each => each.id !== id))
    }
  }
}

export type Photos = ReturnType<typeof createPhotos>
