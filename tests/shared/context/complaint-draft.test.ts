import { beforeEach, describe, expect, test } from 'vitest'
import {
  type ComplaintDraft,
  dropDraft,
  readDraft,
  saveDraft
} from '../../../shared/context/complaint-draft.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const draft: ComplaintDraft = {
  preset: '1',
  orderNo: '20410001',
  type: '1',
  sonType: '2',
  text: 'They called at night',
  lines: { when: 'at night' },
  images: ['https://img.example/a.jpg']
}

beforeEach(() => {
  openAddress('/complaint.html?deviceId=d1')
})

describe('a draft', () => {
  test('is there again for the same device, until it is dropped', async () => {
    expect(await readDraft()).toBeUndefined()
    expect(await saveDraft(draft)).toBe(true)
    expect(await readDraft()).toEqual(draft)
    dropDraft()
    expect(await readDraft()).toBeUndefined()
  })

  test('is nobody else’s', async () => {
    await saveDraft(draft)
    openAddress('/complaint.html?deviceId=d2')
    expect(await readDraft()).toBeUndefined()
  })

  test('may be that of a device without a name', async () => {
    openAddress('/complaint.html')
    await saveDraft(draft)
    openAddress('/complaint.html?deviceId=')
    expect(await readDraft()).toEqual(draft)
  })
})
