import { beforeEach, expect, test, vi } from 'vitest'
import { photoMessages as messages } from '#messages/photos.ts'
import type { Shrinking } from '../../../../shared/features/photos/shrink-photo.ts'

const shrinkPhoto = vi.fn<(file: Blob) => Promise<Shrinking>>()
const shrinking = '../../../../shared/features/photos/shrink-photo.ts'
const small = { photo: new Blob(['small']), preview: new Blob(['preview']) }

beforeEach(() => {
  shrinkPhoto.mockReset().mockResolvedValue({ state: 'shrunk', result: small })
})

async function prepare(file: File) {
  vi.resetModules()
  vi.doMock(shrinking, () => ({ shrinkPhoto }))
  const { preparePhoto } = await import('../../../../shared/features/photos/prepare-photo.ts')
  return preparePhoto(file)
}

const jpegOf = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8],
  ...[height >> 8, height & 255, width >> 8, width & 255]
]
const photo = (bytes: number[], name = 'a.jpg') => new File([new Uint8Array(bytes)], name)
const jpeg = photo(jpegOf(4000, 3000))
const heic = photo([0, 0, 0, 24, ...Buffer.from('ftypheic')], 'a.heic')

/** Without its megabytes. */
const ofSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size })

test('a photo is made smaller', async () => {
  expect(await prepare(jpeg)).toEqual({ state: 'ready', name: 'photo.jpeg', ...small })
  expect(shrinkPhoto).toHaveBeenCalledWith(jpeg)
})

test.each([
  ['is empty', photo([]), messages.empty],
  ['is no photo', photo([...Buffer.from('<!doctype html>')]), messages.notPhoto]
])('a file that %s is refused', async (_, file, reason) => {
  expect(await prepare(file)).toEqual({ state: 'refused', reason })
  expect(shrinkPhoto).not.toHaveBeenCalled()
})

test('a file that is there no more is refused', async () => {
  const gone = photo(jpegOf(1, 1))
  gone.slice = () => {
    throw new Error('NotFoundError')
  }
  expect(await prepare(gone)).toEqual({ state: 'refused', reason: messages.unreadable })
})

test('only the start of a file is read to know what it is', async () => {
  const slice = vi.spyOn(jpeg, 'slice')
  await prepare(jpeg)
  expect(slice).toHaveBeenCalledWith(0, 262_144)
})

test('a photo that cannot be opened is damaged, where every browser opens its kind', async () => {
  shrinkPhoto.mockResolvedValue({ state: 'undecodable' })
  expect(await prepare(jpeg)).toEqual({ state: 'refused', reason: messages.damaged })
  for (const start of ['\x89PNG\r\n', 'GIF89a', 'RIFF\n\0\0\0WEBP']) {
    const file = photo([...Buffer.from(start, 'latin1')])
    expect(await prepare(file)).toEqual({ state: 'refused', reason: messages.damaged })
  }
  expect(await prepare(heic)).toEqual({
    state: 'ready',
    name: 'photo.heic',
    photo: heic,
    preview: undefined
  })
})

test('a phone without room to make a photo smaller sends it as it is, up to 10 MB', async () => {
  shrinkPhoto.mockResolvedValue({ state: 'unwritable' })
  const largest = ofSize(photo(jpegOf(4000, 3000)), 10_000_000)
  expect(await prepare(largest)).toMatchObject({ state: 'ready', photo: largest })
  const larger = ofSize(photo(jpegOf(4000, 3000)), 10_000_001)
  expect(await prepare(larger)).toEqual({ state: 'refused', reason: messages.tooLarge })
})

test('a photo of more than 100 megapixels is not opened', async () => {
  const huge = photo(jpegOf(10_001, 10_000))
  expect(await prepare(huge)).toMatchObject({ state: 'ready', photo: huge })
  expect(shrinkPhoto).not.toHaveBeenCalled()
  await prepare(photo(jpegOf(10_000, 10_000)))
  expect(shrinkPhoto).toHaveBeenCalledTimes(1)
})
