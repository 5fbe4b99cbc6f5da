import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { createReplyDraft } from '../../../pages/complaint-detail/reply-draft.ts'
import { saveFormDraft } from '../../../shared/context/form-draft.ts'
import type { Photos } from '../../../shared/features/photos/photos.ts'
import { createForm } from '../../../shared/forms/form.ts'

function openReply() {
  const form = createForm<'content'>({ content: '' })
  const restorePhotos = vi.fn()
  const photos = { $images: atom([]), $missing: atom(0), $lost: atom(0), restorePhotos }
  const draft = createReplyDraft(form, photos as unknown as Photos)
  return { form, draft, restorePhotos, written: () => form.$values.get().content }
}

const values = { content: 'I paid twice', images: 'https://pictures.example/1.jpg', missing: '0' }

test('a reply goes on where its draft ends', async () => {
  await saveFormDraft('reply', '7', values)
  const reply = openReply()
  await reply.draft.restore('7')
  expect(reply.written()).toBe('I paid twice')
  expect(reply.restorePhotos).toHaveBeenCalledWith([values.images])
})

test('what is written before a slow phone has read the draft stays', async () => {
  await saveFormDraft('reply', '7', values)
  const reply = openReply()
  const restoring = reply.draft.restore('7')
  reply.form.change('content', 'I paid at the counter')
  await restoring
  expect(reply.written()).toBe('I paid at the counter')
  expect(reply.restorePhotos).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(localStorage['loan:reply']).toContain('at the counter'), 3000)
})
