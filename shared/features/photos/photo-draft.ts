import { atom } from 'nanostores'
import { computed } from '../../lib/computed.ts'
import type { PhotoStates } from './photo-states.ts'

export const mostPhotos = 9

export function createPhotoDraft({ $photos, $refusals, nextId, removePhoto }: PhotoStates) {
  /** Photos that had not arrived when the page was closed. */
  const $lost = atom(0)
  return {
    $lost,
    /** Photos that would be lost with the page. */
    $missing: computed(
      $photos,
      photos => photos.filter(({ state }) => state !== 'uploaded').length
    ),
    $images: computed($photos, photos =>
      photos.flatMap(photo => (photo.state === 'uploaded' ? [photo.url] : []))
    ),
    restorePhotos: (urls: readonly string[]) => {
      $photos.set(
        urls.slice(0, mostPhotos).map(url => ({ id: nextId(), name: '', state: 'uploaded', url }))
      )
    },
    /** With the addresses that were sent: one that was added meanwhile stays. */
    clearPhotos: (sent?: readonly string[]) => {
      for (const photo of $photos.get()) {
        if (!sent || (photo.state === 'uploaded' && sent.includes(photo.url))) removePhoto(photo.id)
      }
      $lost.set(0)
      if (!sent) $refusals.set([])
    }
  }
}
