import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { canSaveFile, saveFile } from '../../../shared/bridge/save-file.ts'
import { $toast } from '../../../shared/context/toast.ts'

const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
const posted = vi.fn()
const clicked = vi.fn()

function openIn(search: string, app?: { postMessage: (message: string) => void }) {
  history.replaceState(null, '', `/statement.html${search}`)
  vi.stubGlobal('loanApp', app)
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    clicked(this.download)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  posted.mockClear()
  clicked.mockClear()
  $toast.set(undefined)
})

test('an app that takes files gets it with its name', async () => {
  openIn('?appActions=saveImage,saveFile', { postMessage: posted })
  expect(canSaveFile()).toBe(true)
  await saveFile(pdf, 'statement.pdf')
  expect(posted.mock.calls.map(([message]) => JSON.parse(message))).toEqual([
    { action: 'saveFile', payload: 'data:application/pdf;name=statement.pdf;base64,JVBERg==' }
  ])
  expect(clicked).not.toHaveBeenCalled()
  expect($toast.get()?.text).toBe(saveAndShareMessages.savingFile)
})

test('an older app takes pictures alone', () => {
  openIn('?appActions=saveImage', { postMessage: posted })
  expect(canSaveFile()).toBe(false)
})

test('a browser downloads it', async () => {
  openIn('')
  expect(canSaveFile()).toBe(true)
  await saveFile(pdf, 'statement.pdf')
  expect(clicked.mock.calls).toEqual([['statement.pdf']])
  expect($toast.get()?.text).toBe(saveAndShareMessages.downloaded)
})
