import { expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { createPhotos } from '../../../../shared/features/photos/photos.ts'

const uploading = '../../../../shared/features/photos/upload-photos.ts'
const preparation = '../../../../shared/features/photos/prepare-photo.ts'

test('a photo whose code does not come says so, and is prepared when it is tried again', async () => {
  vi.doMock(uploading, () => Promise.reject(new Error('gone')))
  const photos = createPhotos()
  const states = () => photos.$photos.get()
  photos.addPhotos([new File(['photo'], 'a.jpg')])
  await vi.waitFor(() =>
    expect(states()).toMatchObject([
      { name: 'a.jpg', state: 'failed', message: faultMessages.network }
    ])
  )
  expect(photos.photoObstacle()).toBeDefined()

  const reason = 'This is no photo.'
  vi.doUnmock(uploading)
  vi.doMock(preparation, () => ({ preparePhoto: async () => ({ state: 'refused', reason }) }))
  photos.retryFailed()
  await vi.waitFor(() => expect(states()).toEqual([]))
  expect(photos.$refusals.get()).toMatchObject([{ name: 'a.jpg', reason }])
})
