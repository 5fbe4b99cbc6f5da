import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { photoMessages as messages } from '#messages/photos.ts'
import type { UploadOptions } from '../../../../shared/api/upload.ts'

type Answer = { success: boolean; data?: string; message?: string }

const uploading = '../../../../shared/api/complaint-photo.ts'
const preparation = '../../../../shared/features/photos/prepare-photo.ts'
const sent: {
  name: string
  options: UploadOptions
  answer: (answer: Answer) => void
  fail: (error: Error) => void
}[] = []
const preparePhoto = vi.fn()

const file = (name: string) => new File(['photo'], name)
const ready = { state: 'ready', name: 'photo.jpeg', photo: file('small'), preview: undefined }

/** Photos whose answers a test gives itself. */
async function openPhotos() {
  vi.resetModules()
  vi.doMock(preparation, () => ({ preparePhoto }))
  vi.doMock(uploading, () => ({
    uploadComplaintPhoto: (_photo: Blob, name: string, options: UploadOptions) =>
      new Promise((answer, fail) => sent.push({ name, options, answer, fail }))
  }))
  const { createPhotos } = await import('../../../../shared/features/photos/photos.ts')
  const { $toast } = await import('../../../../shared/context/toast.ts')
  const photos = createPhotos()
  const isSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))
  return { ...photos, $toast, isSent, states: () => photos.$photos.get() }
}

beforeEach(() => {
  sent.length = 0
  preparePhoto.mockReset().mockResolvedValue(ready)
})
afterEach(() => void vi.restoreAllMocks())

describe('a photo', () => {
  test('is prepared, sent with its progress, and is there once it has arrived', async () => {
    const { addPhotos, isSent, states, $images, photoObstacle, $toast } = await openPhotos()
    addPhotos([file('a.jpg')])
    expect(states()).toMatchObject([{ name: 'a.jpg', state: 'waiting' }])
    expect(photoObstacle()).toBe(messages.photosPending)
    await isSent(1)
    expect(sent[0]?.name).toBe('photo.jpeg')
    expect(states()).toMatchObject([{ state: 'uploading', share: 0 }])
    sent[0]?.options.onProgress(0.5)
    expect(states()).toMatchObject([{ state: 'uploading', share: 0.5 }])
    sent[0]?.answer({ success: true, data: '/a.jpg' })
    await vi.waitFor(() => expect($images.get()).toEqual(['/a.jpg']))
    expect($toast.get()?.text).toBe(messages.uploaded)
    expect(photoObstacle()).toBeUndefined()
  })

  test('shows a small picture of itself while it is on its way', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    preparePhoto.mockResolvedValue({ ...ready, preview: file('preview') })
    const { addPhotos, isSent, states } = await openPhotos()
    addPhotos([file('a.jpg')])
    await isSent(1)
    expect(states()).toMatchObject([{ preview: 'blob:1', state: 'uploading' }])
  })

  test('waits until the one before has arrived', async () => {
    const { addPhotos, isSent, states } = await openPhotos()
    addPhotos([file('a.jpg')])
    addPhotos([file('b.jpg')])
    await isSent(1)
    expect(states().map(({ state }) => state)).toEqual(['uploading', 'waiting'])
    sent[0]?.answer({ success: true, data: '/a.jpg' })
    await isSent(2)
    expect(states().map(({ state }) => state)).toEqual(['uploaded', 'uploading'])
  })

  test('that cannot be read any more goes with its reason, and the next one is sent', async () => {
    const { addPhotos, isSent, states, $refusals, photoObstacle } = await openPhotos()
    addPhotos([file('a.jpg'), file('b.jpg')])
    await isSent(1)
    sent[0]?.fail(new DOMException('gone', 'NotReadableError'))
    await isSent(2)
    expect($refusals.get()).toMatchObject([{ name: 'a.jpg', reason: messages.unreadable }])
    expect(states()).toMatchObject([{ name: 'b.jpg', state: 'uploading' }])
    sent[1]?.answer({ success: true, data: '/b.jpg' })
    await vi.waitFor(() => expect(photoObstacle()).toBeUndefined())
  })

  test('that does not arrive says why, and is sent again without being prepared anew', async () => {
    const { addPhotos, isSent, states, retryPhoto, photoObstacle, $images } = await openPhotos()
    addPhotos([file('a.jpg')])
    await isSent(1)
    sent[0]?.answer({ success: false, message: 'No connection.' })
    await vi.waitFor(() =>
      expect(states()).toMatchObject([{ state: 'failed', message: 'No connection.' }])
    )
    expect(photoObstacle()).toBe(messages.photosFailed)
    retryPhoto(states()[0]?.id ?? 0)
    await isSent(2)
    sent[1]?.answer({ success: true, data: '/a.jpg' })
    await vi.waitFor(() => expect($images.get()).toEqual(['/a.jpg']))
    expect(preparePhoto).toHaveBeenCalledTimes(1)
  })

  test('that failed is tried again alone, and not those that have arrived', async () => {
    const { addPhotos, restorePhotos, isSent, states, retryFailed } = await openPhotos()
    restorePhotos(['/kept.jpg'])
    addPhotos([file('a.jpg')])
    await isSent(1)
    sent[0]?.answer({ success: false, message: 'No connection.' })
    await vi.waitFor(() => expect(states()[1]?.state).toBe('failed'))
    retryFailed()
    await isSent(2)
    expect(states().map(({ state }) => state)).toEqual(['uploaded', 'uploading'])
  })

  test('that is removed on its way is not sent any further, and does not come back', async () => {
    const { addPhotos, isSent, states, removePhoto, $toast } = await openPhotos()
    addPhotos([file('a.jpg'), file('b.jpg')])
    await isSent(1)
    removePhoto(states()[0]?.id ?? 0)
    expect(sent[0]?.options.signal.aborted).toBe(true)
    sent[0]?.answer({ success: true, data: '/a.jpg' })
    await isSent(2)
    expect(states()).toMatchObject([{ name: 'b.jpg', state: 'uploading' }])
    expect($toast.get()).toBeUndefined()
  })

  test('that is removed while it is prepared is not sent', async () => {
    let finish = (_: unknown) => {}
    preparePhoto.mockReturnValueOnce(
      new Promise(resolve => {
        finish = resolve
      })
    )
    const { addPhotos, isSent, states, removePhoto, $refusals } = await openPhotos()
    addPhotos([file('a.jpg'), file('b.jpg')])
    await vi.waitFor(() => expect(states()[0]?.state).toBe('preparing'))
    removePhoto(states()[0]?.id ?? 0)
    finish({ state: 'refused', reason: 'This is not a photo.' })
    await isSent(1)
    expect(states()).toMatchObject([{ name: 'b.jpg' }])
    expect($refusals.get()).toEqual([])
  })

  test('that cannot be used is taken away, with the reason', async () => {
    preparePhoto
      .mockResolvedValueOnce({ state: 'refused', reason: messages.notPhoto })
      .mockRejectedValueOnce(new Error('gone'))
    const { addPhotos, isSent, states, $refusals } = await openPhotos()
    addPhotos([file('a.txt'), file('b.jpg'), file('c.jpg')])
    await isSent(1)
    expect(states()).toMatchObject([{ name: 'c.jpg' }])
    expect($refusals.get()).toMatchObject([
      { name: 'a.txt', reason: messages.notPhoto },
      { name: 'b.jpg', reason: messages.unreadable }
    ])
  })

  test('beyond nine is not added', async () => {
    const { addPhotos, restorePhotos, states, $refusals } = await openPhotos()
    restorePhotos(Array.from({ length: 8 }, (_each, index) => `/${index}.jpg`))
    addPhotos([file('a.jpg'), file('b.jpg')])
    expect(states()).toHaveLength(9)
    expect($refusals.get()).toMatchObject([{ name: 'b.jpg', reason: messages.tooMany }])
  })
})
