import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endDraft, forgetDraft, restoreDraft } from '../../../pages/complaint-next/draft.ts'
import { changeText } from '../../../pages/complaint-next/text.ts'

const kept = () => localStorage.getItem('loan:complaint') ?? ''

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('what is written is kept, until it has been sent', async () => {
  const restoring = restoreDraft()
  await vi.advanceTimersByTimeAsync(1000)
  await restoring
  changeText('text', 'first')
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toContain('first')
  forgetDraft()
  changeText('text', 'second')
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toContain('second')
  endDraft()
  changeText('text', 'third')
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).not.toContain('third')
})
