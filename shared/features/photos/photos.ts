import { computed } from 'nanostores'
import { photoMessages as messages } from '#messages/photos.ts'
import { createPhotoDraft, mostPhotos } from './photo-draft.ts'
import { createPhotoStates } from './photo-states.ts'
import { createUploading } from './upload-photos.ts'

export function createPhotos() {
  const states = createPhotoStates()
  const { $photos, $refusals, tasks, nextId, update, refuse, removePhoto } = states
  const uploadAll = createUploading(states)
  const $canAdd = computed($photos, photos => photos.length < mostPhotos)

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

  /** Tries again whatever was not uploaded: asked for once, or by itself when the network is back. */
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
