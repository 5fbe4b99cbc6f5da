import { afterEach, expect, test, vi } from 'vitest'
import { createPhotos } from '../../../../shared/features/photos/photos.ts'

afterEach(() => void vi.restoreAllMocks())

test('photos that had arrived come back with the page, at most nine', () => {
  const { restorePhotos, $photos, $images, $missing, $canAdd, photoObstacle } = createPhotos()
  restorePhotos(['/a.jpg', '/b.jpg'])
  expect($photos.get()).toEqual([
    { id: 1, name: '', state: 'uploaded', url: '/a.jpg' },
    { id: 2, name: '', state: 'uploaded', url: '/b.jpg' }
  ])
  expect($images.get()).toEqual(['/a.jpg', '/b.jpg'])
  expect($missing.get()).toBe(0)
  expect($canAdd.get()).toBe(true)
  expect(photoObstacle()).toBeUndefined()
  restorePhotos(Array.from({ length: 12 }, (_each, index) => `/${index}.jpg`))
  expect($images.get()).toHaveLength(9)
  expect($canAdd.get()).toBe(false)
})

test('photos that have not arrived are counted, and are not sent along', () => {
  const { $photos, $images, $missing } = createPhotos()
  $photos.set([
    { id: 1, name: 'a.jpg', state: 'uploaded', url: '/a.jpg' },
    { id: 2, name: 'b.jpg', state: 'uploading', share: 0.5 },
    { id: 3, name: 'c.jpg', state: 'failed', message: 'No connection.' }
  ])
  expect($missing.get()).toBe(2)
  expect($images.get()).toEqual(['/a.jpg'])
})

test('once a complaint is sent nothing is left of its photos', () => {
  const forget = vi.spyOn(URL, 'revokeObjectURL')
  const { $photos, $refusals, $lost, clearPhotos } = createPhotos()
  expect($lost.get()).toBe(0)
  $photos.set([{ id: 1, name: 'a.jpg', state: 'uploaded', url: '/a.jpg', preview: 'blob:1' }])
  $refusals.set([{ id: 2, name: 'b.txt', reason: 'This is not a photo.' }])
  $lost.set(2)
  clearPhotos()
  expect([$photos.get(), $refusals.get(), $lost.get()]).toEqual([[], [], 0])
  expect(forget.mock.calls).toEqual([['blob:1']])
})

test('a photo is removed alone, and one without a preview has none to forget', () => {
  const forget = vi.spyOn(URL, 'revokeObjectURL')
  const { restorePhotos, removePhoto, $images } = createPhotos()
  restorePhotos(['/a.jpg', '/b.jpg'])
  removePhoto(1)
  removePhoto(7)
  expect($images.get()).toEqual(['/b.jpg'])
  expect(forget).not.toHaveBeenCalled()
})

test('a refusal is dismissed alone', () => {
  const { $refusals, dismissRefusal } = createPhotos()
  const refusals = [1, 2].map(id => ({ id, name: `${id}.txt`, reason: 'This is not a photo.' }))
  $refusals.set(refusals)
  dismissRefusal(1)
  expect($refusals.get()).toEqual(refusals.slice(1))
})
