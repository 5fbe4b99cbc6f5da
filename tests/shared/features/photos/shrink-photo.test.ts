import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrinkPhoto } from '../../../../shared/features/photos/shrink-photo.ts'

const photo = new Blob(['photo'])
const close = vi.fn()
const context = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '', imageSmoothingQuality: '' }
/** Each canvas as it was when it was written, then what is left of it. */
const written: { width: number; height: number; quality: unknown; canvas: HTMLCanvasElement }[] = []
let type = 'image/jpeg'

beforeEach(() => {
  written.length = 0
  type = 'image/jpeg'
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    format,
    quality
  ) {
    written.push({ width: this.width, height: this.height, quality, canvas: this })
    done(new Blob([`${this.width}`], { type: format === 'image/jpeg' ? type : 'image/png' }))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const stubBitmap = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }))

/** A browser that opens photos as images alone. */
function stubImage(isPhoto: boolean) {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not supported')))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const forget = vi.spyOn(URL, 'revokeObjectURL')
  class TestImage {
    naturalWidth = 40
    naturalHeight = 30
    onload = () => {}
    onerror = () => {}
    set src(address: string) {
      expect(address).toBe('blob:1')
      setTimeout(isPhoto ? this.onload : this.onerror)
    }
  }
  vi.stubGlobal('Image', TestImage)
  return forget
}

test('a large photo becomes a JPEG of at most 1,280 px, with a small one to show', async () => {
  stubBitmap(4000, 3000)
  const shrinking = await shrinkPhoto(photo)
  expect(shrinking).toMatchObject({ state: 'shrunk', result: { photo: { type: 'image/jpeg' } } })
  expect(written).toMatchObject([
    { width: 1280, height: 960, quality: 0.82 },
    { width: 240, height: 180 }
  ])
  expect(context.fillStyle).toBe('#fff')
  expect(context.fillRect).toHaveBeenCalledWith(0, 0, 1280, 960)
  expect(context.drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1280, 960])
})

test.each([
  [1500, 4000, 480, 1280],
  [100, 50, 100, 50],
  [10_000, 1, 1280, 1],
  [1, 10_000, 1, 1280]
])('a photo of %i × %i becomes one of %i × %i', async (...[width, height, newWidth, newHeight]) => {
  stubBitmap(width, height)
  await shrinkPhoto(photo)
  expect([written[0]?.width, written[0]?.height]).toEqual([newWidth, newHeight])
})

test('the memory of an opened photo is given back', async () => {
  stubBitmap(4000, 3000)
  await shrinkPhoto(photo)
  expect(close).toHaveBeenCalledTimes(1)
  expect(written.map(({ canvas }) => [canvas.width, canvas.height])).toEqual([
    [0, 0],
    [0, 0]
  ])
})

test('a phone that has no bitmaps opens the photo as an image', async () => {
  const forget = stubImage(true)
  expect(await shrinkPhoto(photo)).toMatchObject({ state: 'shrunk' })
  expect([written[0]?.width, written[0]?.height]).toEqual([40, 30])
  expect(forget.mock.calls).toEqual([['blob:1']])
})

test('a file that no browser can open says so', async () => {
  const forget = stubImage(false)
  expect(await shrinkPhoto(photo)).toEqual({ state: 'undecodable' })
  expect(forget.mock.calls).toEqual([['blob:1']])
})

test('a phone without room for a canvas says so', async () => {
  stubBitmap(4000, 3000)
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
  expect(await shrinkPhoto(photo)).toEqual({ state: 'unwritable' })
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockImplementation(() => {
    throw new Error('out of memory')
  })
  expect(await shrinkPhoto(photo)).toEqual({ state: 'unwritable' })
  expect(close).toHaveBeenCalledTimes(2)
})

test('a phone that writes no JPEG sends none', async () => {
  stubBitmap(4000, 3000)
  type = 'image/png'
  expect(await shrinkPhoto(photo)).toEqual({ state: 'unwritable' })
})
