import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPictures } from '../../../../shared/features/document/load-pictures.ts'
import { sampleDocument } from './sample-document.ts'

/** An image whose file name says what becomes of it. */
class TestImage {
  static asked: string[] = []
  crossOrigin = ''
  src = ''
  naturalWidth = 30
  naturalHeight = 20
  decode(): Promise<void> {
    TestImage.asked.push(`${this.src} ${this.crossOrigin}`)
    if (this.src.includes('lost')) return Promise.reject(new Error('404'))
    if (this.src.includes('slow')) return new Promise(() => {})
    if (this.src.includes('empty')) this.naturalWidth = 0
    return Promise.resolve()
  }
}

beforeEach(() => {
  TestImage.asked = []
  vi.stubGlobal('Image', TestImage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = (...images: string[]) =>
  loadPictures({ ...sampleDocument, sections: [{ images }, { title: 'None' }] })

test('each photo of a document is loaded once, as far as it can be', async () => {
  const pictures = await load('/a.jpg', '/lost.jpg', '/empty.jpg', '/a.jpg')
  expect([...pictures.keys()]).toEqual(['/a.jpg', '/lost.jpg', '/empty.jpg'])
  expect(pictures.get('/a.jpg')).toMatchObject({ source: { src: '/a.jpg' }, width: 30, height: 20 })
  expect(pictures.get('/lost.jpg')).toBeUndefined()
  expect(pictures.get('/empty.jpg')).toBeUndefined()
  // A canvas with a picture that was not asked for so could not be saved.
  expect(TestImage.asked).toContain('/a.jpg anonymous')
})

test('a photo that does not come is waited for eight seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let pictures: Awaited<ReturnType<typeof load>> | undefined
  load('/slow.jpg', '/a.jpg').then(all => {
    pictures = all
  })
  await vi.advanceTimersByTimeAsync(7999)
  expect(pictures).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(pictures?.get('/slow.jpg')).toBeUndefined()
  expect(pictures?.get('/a.jpg')).toBeDefined()
})
