import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bridgeMessages } from '#messages/bridge.ts'
import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { saveImage, saveImages } from '../../../shared/bridge/save-image.ts'
import { $toast } from '../../../shared/context/toast.ts'

const picture = new Blob(['png'], { type: 'image/png' })
const posted = vi.fn()
const clicked = vi.fn()

function openIn(search: string, app?: { postMessage: (message: string) => void }) {
  history.replaceState(null, '', `/confirm.html${search}`)
  vi.stubGlobal('loanApp', app)
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    clicked(this.download, this.href)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  posted.mockClear()
  clicked.mockClear()
  $toast.set(undefined)
})

describe('saving a picture', () => {
  test('hands it to an app that offers to keep it', async () => {
    openIn('?appActions=goRate,saveImage', { postMessage: posted })
    await saveImage(picture, 'loan.png')
    expect(posted.mock.calls.map(([message]) => JSON.parse(message))).toEqual([
      { action: 'saveImage', payload: 'data:image/png;base64,cG5n' }
    ])
    expect(clicked).not.toHaveBeenCalled()
    expect($toast.get()?.text).toBe(saveAndShareMessages.savingInApp)
  })

  test('saves each page of a document under a name of its own', async () => {
    openIn('?appActions=saveImage')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const saved = saveImages([picture, picture], 'statement')
    await vi.advanceTimersByTimeAsync(999)
    // Browsers that ask about each download drop one that comes too soon.
    expect(clicked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await saved
    vi.useRealTimers()
    await saveImages([picture], 'receipt')
    expect(clicked.mock.calls.map(([name]) => name)).toEqual([
      'statement-1.png',
      'statement-2.png',
      'receipt.png'
    ])
    await saveImages([], 'nothing')
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })

  test('asks for a screenshot in an app that does not know the word', async () => {
    openIn('?appActions=goRate', { postMessage: posted })
    await saveImage(picture, 'loan.png')
    expect(posted).not.toHaveBeenCalled()
    expect(clicked).not.toHaveBeenCalled()
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })

  test('asks for a screenshot when the app that offered it refuses', async () => {
    openIn('?appActions=saveImage', {
      postMessage: () => {
        throw new Error('gone')
      }
    })
    await saveImage(picture, 'loan.png')
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })

  test('downloads in a browser, whatever the address claims', async () => {
    openIn('?appActions=saveImage')
    await saveImage(picture, 'loan.png')
    expect(clicked.mock.calls).toEqual([['loan.png', 'blob:1']])
    expect(document.querySelector('a')).toBeNull()
    expect($toast.get()?.text).toBe(saveAndShareMessages.downloaded)
  })

  test('downloads from within the dialog that is open, where alone a link can be clicked', async () => {
    openIn('')
    document.body.innerHTML = '<dialog></dialog><dialog open></dialog>'
    let host: Element | null = null
    vi.mocked(HTMLAnchorElement.prototype.click).mockImplementation(function (
      this: HTMLAnchorElement
    ) {
      host = this.parentElement
    })
    await saveImage(picture, 'loan.png')
    expect(host).toBe(document.querySelector('dialog[open]'))
    expect(document.querySelector('a')).toBeNull()
    document.body.innerHTML = ''
  })

  test('keeps what is downloaded until a slow browser has read it', async () => {
    openIn('')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    await saveImage(picture, 'loan.png')
    vi.advanceTimersByTime(39_000)
    expect(revoke).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(revoke.mock.calls).toEqual([['blob:1']])
    vi.useRealTimers()
  })

  test('asks for a screenshot in an app when the picture could not be drawn', async () => {
    openIn('?appActions=saveImage', { postMessage: posted })
    await saveImage(undefined, 'loan.png')
    expect(posted).not.toHaveBeenCalled()
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })

  test('asks for a screenshot in a bare Android webview, which would swallow a download', async () => {
    openIn('')
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 11; Sample Build/RP1A; wv) AppleWebKit/537.36 Chrome/87.0'
    )
    await saveImage(picture, 'loan.png')
    expect(clicked).not.toHaveBeenCalled()
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })

  test('asks for a screenshot when the picture could not be drawn', async () => {
    openIn('')
    await saveImage(undefined, 'loan.png')
    expect(clicked).not.toHaveBeenCalled()
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })
})
