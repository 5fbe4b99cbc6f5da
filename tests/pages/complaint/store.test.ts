import { expect, test, vi } from 'vitest'
import { createComplaintPage } from '../../../pages/complaint/store.ts'
import { emptyDraft, saveDraft } from '../../../shared/context/complaint-draft.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

const kept = () => JSON.parse(localStorage.getItem('loan:complaint') ?? 'null')?.data?.[0]?.draft

test('a choice made before the draft has been read again does not write over it', async () => {
  backend.open('complaint')
  const store = createComplaintPage()
  await store.open()
  // Written on the next page meanwhile; the way back brings this one back as it was left.
  await saveDraft({ ...emptyDraft, text: 'what I typed' })
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  store.chooseType('2')
  expect(backend.navigations[0]).toContain('problemType=2')
  await vi.waitFor(() => expect(kept()).toMatchObject({ type: '2', text: 'what I typed' }))
})
