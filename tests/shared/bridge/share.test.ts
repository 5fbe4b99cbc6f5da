import { afterEach, describe, expect, test, vi } from 'vitest'
import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { share } from '../../../shared/bridge/share.ts'
import { $toast } from '../../../shared/context/toast.ts'

const image = new Blob(['png'], { type: 'image/png' })
const writeText = vi.fn<(text: string) => Promise<void>>()

function stubNavigator(own: Partial<Navigator>) {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...own })
}

afterEach(() => {
  vi.unstubAllGlobals()
  $toast.set(undefined)
})

describe('sharing', () => {
  test('opens the phone’s sheet with text and picture where it takes files', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    const canShare = ({ files = [] }: ShareData = {}) => files.length === 1
    stubNavigator({ share: sheet, canShare })
    await share({ title: 'Loan', text: 'You get 1', file: image, name: 'loan.png' })
    await share({ title: 'Loan', text: 'You get 1', file: image })
    const [[data] = [], [unnamed] = []] = sheet.mock.calls
    expect(data?.files?.[0]?.size).toBe(image.size)
    expect(unnamed?.files?.[0]?.name).toBe('picture.png')
    expect(data).toMatchObject({ title: 'Loan', text: 'You get 1' })
    expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['loan.png', 'image/png']])
    expect($toast.get()).toBeUndefined()
  })

  test('shares all pages of a document', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    stubNavigator({ share: sheet, canShare: () => true })
    await share({ title: 'Loan', text: 'You get 1', files: [image, image], name: 'loan.png' })
    const [[data] = []] = sheet.mock.calls
    expect(data?.files?.map(({ name }) => name)).toEqual(['loan.png', 'loan-2.png'])
  })

  test('shares the text alone where the sheet takes no files', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    stubNavigator({ share: sheet, canShare: () => false })
    await share({ title: 'Loan', text: 'You get 1', file: image })
    expect(sheet.mock.calls).toEqual([[{ title: 'Loan', text: 'You get 1' }]])
    stubNavigator({ share: sheet })
    await share({ title: 'Older phone', text: 'You get 1', file: image })
    await share({ title: 'No picture', text: 'You get 1' })
    expect(sheet.mock.calls.slice(1)).toEqual([
      [{ title: 'Older phone', text: 'You get 1' }],
      [{ title: 'No picture', text: 'You get 1' }]
    ])
    stubNavigator({ share: sheet, canShare: () => true })
    await share({ title: 'No picture', text: 'You get 1' })
    expect(sheet).toHaveBeenLastCalledWith({ title: 'No picture', text: 'You get 1' })
  })

  test('takes a closed sheet for an answer', async () => {
    stubNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
    await share({ title: 'Loan', text: 'You get 1' })
    expect(writeText).not.toHaveBeenCalled()
    expect($toast.get()).toBeUndefined()
  })

  test.each([
    ['there is no sheet', {}],
    ['it refuses', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['it fails without a word', { share: () => Promise.reject() }]
  ])('copies the text when %s', async (_when, own) => {
    stubNavigator(own)
    await share({ title: 'Loan', text: 'You get 1' })
    expect(writeText.mock.calls).toEqual([['You get 1']])
    expect($toast.get()?.text).toBe('copy success')
  })

  test('asks for a screenshot when copying fails too', async () => {
    stubNavigator({})
    writeText.mockRejectedValue(new Error('denied'))
    vi.stubGlobal('document', Object.assign(document, { execCommand: () => false }))
    await share({ title: 'Loan', text: 'You get 1' })
    expect($toast.get()?.text).toBe(saveAndShareMessages.notShared)
  })
})
