import { atom } from 'nanostores'

type PhotoState =
  | { state: 'waiting' }
  | { state: 'preparing' }
  | { state: 'uploading'; share: number }
  | { state: 'failed'; message: string }
  | { state: 'uploaded'; url: string }

export type Photo = PhotoState & {
  id: number
  name: string
  preview?: string
}

interface PhotoRefusal {
  id: number
  name: string
  reason: string
}

export interface PhotoTask {
  file: File
  prepared?: { photo: Blob; name: string }
  abort?: AbortController
}

export function createPhotoStates() {
  const $photos = atom<readonly Photo[]>([])
  const $refusals = atom<readonly PhotoRefusal[]>([])
  const tasks = new Map<number, PhotoTask>()
  let lastId = 0
  const nextId = () => ++lastId

  return {
    $photos,
    $refusals,
    tasks,
    nextId,
    update: (id: number, change: PhotoState | { preview: string }) => {
      $photos.set(
        $photos.get().map(photo => (photo.id === id ? ({ ...photo, ...change } as Photo) : photo))
      )
    },
    refuse: (name: string, reason: string) => {
      $refusals.set([...$refusals.get(), { id: nextId(), name, reason }])
    },
    removePhoto: (id: number) => {
      const photo = $photos.get().find(each => each.id === id)
      const task = tasks.get(id)
      tasks.delete(id)
      $photos.set($photos.get().filter(each => each.id !== id))
      task?.abort?.abort()
      if (photo?.preview) URL.revokeObjectURL(photo.preview)
    }
  }
}

export type PhotoStates = ReturnType<typeof createPhotoStates>
