import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraft } from '../../../pages/complaint-next/draft.ts'
import { createText } from '../../../pages/complaint-next/text.ts'
import { createPhotos } from '../../../shared/features/photos/photos.ts'
import { prepareBackend } from '../../setup/backend.ts'

prepareBackend()

const storedDraft = () => localStorage.getItem('loan:complaint') ?? ''

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** The page's draft as it is when the page has just been opened. */
async function openDraft() {
  const text = createText()
  const photos = createPhotos()
  const draft = createDraft(text, photos)
  const restoring = draft.restoreDraft()
  await vi.advanceTimersByTimeAsync(1000)
  await restoring
  return { ...draft, ...text, ...photos }
}

async function comeBack(): Promise<void> {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(1000)
}

test('a text is kept, until it has been sent', async () => {
  const { changeText, forgetDraft, endDraft } = await openDraft()
  changeText('text', 'first')
  await vi.advanceTimersByTimeAsync(300)
  expect(storedDraft()).toContain('first')
  forgetDraft()
  changeText('text', 'second')
  await vi.advanceTimersByTimeAsync(300)
  expect(storedDraft()).toContain('second')
  endDraft()
  changeText('text', 'third')
  await vi.advanceTimersByTimeAsync(300)
  expect(storedDraft()).not.toContain('third')
})

test('a draft that another page has written meanwhile stays, and is not overwritten', async () => {
  const { changeText, form } = await openDraft()
  changeText('text', 'old words')
  await vi.advanceTimersByTimeAsync(300)
  localStorage.setItem('loan:complaint', storedDraft().replace('old words', 'newer words'))
  await comeBack()
  expect(form.$values.get().text).toBe('newer words')
  localStorage.removeItem('loan:complaint')
  await comeBack()
  expect(form.$values.get().text).toBe('')
  await vi.advanceTimersByTimeAsync(1000)
  expect(storedDraft()).toBe('')
})

test('an upload that tells how far it is saves nothing', async () => {
  const { $photos } = await openDraft()
  const photo = { id: 1, name: 'a.jpg' }
  $photos.set([{ ...photo, state: 'uploading', share: 0 }])
  localStorage.removeItem('loan:complaint')
  for (const share of [0, 0.5, 1]) $photos.set([{ ...photo, state: 'uploading', share }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(storedDraft()).toBe('')
  $photos.set([{ ...photo, state: 'uploaded', url: '/a.jpg' }])
  await vi.advanceTimersByTimeAsync(0)
  expect(storedDraft()).toContain('/a.jpg')
})

test('a page that comes back says how many photos had not arrived', async () => {
  const first = await openDraft()
  const photo = { name: 'a.jpg' } as const
  first.$photos.set([
    { ...photo, id: 1, state: 'uploaded', url: '/a.jpg' },
    { ...photo, id: 2, state: 'failed', message: 'No connection.' },
    { ...photo, id: 3, state: 'waiting' }
  ])
  await vi.advanceTimersByTimeAsync(1000)
  const { $lost, $images } = await openDraft()
  expect($images.get()).toEqual(['/a.jpg'])
  expect($lost.get()).toBe(2)
})

test('a photo that is taken away is no part of the draft any more', async () => {
  const { $photos, removePhoto } = await openDraft()
  $photos.set([{ id: 1, name: 'a.jpg', state: 'uploaded', url: '/a.jpg' }])
  await vi.advanceTimersByTimeAsync(0)
  expect(storedDraft()).toContain('/a.jpg')
  removePhoto(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(storedDraft()).not.toContain('/a.jpg')
})

test('a page that comes back has the photos that have not arrived', async () => {
  const { $photos } = await openDraft()
  $photos.set([
    { id: 1, name: 'a.jpg', state: 'uploaded', url: '/a.jpg' },
    { id: 2, name: 'b.jpg', state: 'failed', message: 'No connection.' }
  ])
  await vi.advanceTimersByTimeAsync(0)
  await comeBack()
  expect($photos.get().map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
})

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  [
    'covered',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
    }
  ]
])('what was typed is kept at once when the page is %s', async (_what, leave) => {
  const { changeText } = await openDraft()
  changeText('text', 'in a hurry')
  expect(storedDraft()).not.toContain('in a hurry')
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(storedDraft()).toContain('in a hurry')
})

test('a draft with words is restored, and discarding it leaves nothing', async () => {
  const first = await openDraft()
  expect([first.$restored.get(), first.$isKept.get()]).toEqual([false, true])
  first.changeText('text', 'my words')
  await vi.advanceTimersByTimeAsync(1000)
  const { $restored, $images, form, discardDraft } = await openDraft()
  expect($restored.get()).toBe(true)
  discardDraft()
  await vi.advanceTimersByTimeAsync(1000)
  expect([$restored.get(), form.$values.get().text, $images.get()]).toEqual([false, '', []])
  expect(storedDraft()).not.toContain('my words')
})

test('photos that are not there yet are counted as soon as they are chosen', async () => {
  const { $photos } = await openDraft()
  $photos.set([{ id: 1, name: 'a.jpg', state: 'waiting' }])
  await vi.advanceTimersByTimeAsync(0)
  expect(storedDraft()).toContain('"missing":1')
})

test('a text typed just now stays when the page comes back', async () => {
  const { changeText, form } = await openDraft()
  changeText('text', 'old words')
  await vi.advanceTimersByTimeAsync(300)
  localStorage.setItem('loan:complaint', storedDraft().replace('old words', 'newer words'))
  changeText('text', 'typed now')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(form.$values.get().text).toBe('typed now')
})

test('a known payment fills the gaps of a form that has nothing of it', async () => {
  const text = createText()
  const draft = createDraft(text, createPhotos())
  const restoring = draft.restoreDraft(undefined, Promise.resolve({ paidBy: 'Demo Mart' }))
  await vi.advanceTimersByTimeAsync(1000)
  await restoring
  expect(Object.values(text.form.$values.get())).toContain('Demo Mart')
  expect(draft.$restored.get()).toBe(false)
})
