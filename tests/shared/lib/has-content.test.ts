import { expect, test } from 'vitest'
import { type ComplaintDraft, emptyDraft } from '../../../shared/context/complaint-draft.ts'
import { hasContent } from '../../../shared/lib/has-content.ts'

test.each([
  ['nothing', {}, false],
  ['what was chosen', { preset: '1', type: '1', subType: '2', orderNo: '3' }, false],
  ['questions without answers', { lines: { when: '', who: '' } }, false],
  ['a text', { text: 'x' }, true],
  ['an answer', { lines: { when: '', who: 'x' } }, true],
  ['a photo', { images: ['a'] }, true]
])('a draft with %s has content: %s', (_what, own: Partial<ComplaintDraft>, has) => {
  expect(hasContent({ ...emptyDraft, ...own })).toBe(has)
})
