import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { failure } from '../../../shared/api/answer.ts'
import { photoUpload, uploadComplaintPhoto } from '../../../shared/api/complaint-photo.ts'

const sent = vi.hoisted((): { name: string; requestId: string | undefined }[] => [])
vi.mock('../../../shared/api/upload.ts', () => ({
  sendFile: async (
    _upload: unknown,
    _photo: Blob,
    name: string,
    options: { requestId?: string }
  ) => {
    sent.push({ name, requestId: options.requestId })
    return failure('network', 'offline')
  }
}))

const options = { onProgress: () => {}, signal: new AbortController().signal }
const part = 65_536

/** The id under which a photo is sent after its answer got lost. */
async function idOf(photo: Blob, name = 'photo.jpeg') {
  await uploadComplaintPhoto(photo, name, options)
  return sent.at(-1)?.requestId
}

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  history.replaceState(null, '', '/complaint.html?sessionId=a')
})

test('a photo whose answer got lost is sent again as the same one', async () => {
  const first = await idOf(new Blob(['photo']))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await idOf(new Blob(['photo']))).toBe(first)
  expect(sent.map(({ name }) => name)).toEqual(['photo.jpeg', 'photo.jpeg'])
})

test.each([
  ['size', 'x'.repeat(3 * part + 1)],
  ['beginning', `y${'x'.repeat(3 * part - 1)}`],
  ['end', `${'x'.repeat(3 * part - 1)}y`]
])('a photo of another %s is another one', async (_what, content) => {
  const first = await idOf(new Blob(['x'.repeat(3 * part)]))
  expect(await idOf(new Blob([content]))).not.toBe(first)
})

test('the middle of a large photo is not read', async () => {
  const side = 'x'.repeat(part)
  const first = await idOf(new Blob([side, 'a', side]))
  expect(await idOf(new Blob([side, 'b', side]))).toBe(first)
})

test('a comma in a photo’s address parts no addresses', () => {
  const data = { url: 'https://img.example/a,b,c.jpg' }
  expect(v.parse(photoUpload.data, data)).toBe('https://img.example/a%2Cb%2Cc.jpg')
})
