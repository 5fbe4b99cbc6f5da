import { bridgeMessages } from '#messages/bridge.ts'
import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { showToast } from '../context/toast.ts'
import { dataUrlOf } from '../lib/data-url.ts'
import { pause } from '../lib/pause.ts'
import { appSupports } from './app-capabilities.ts'
import { inApp, postAction } from './bridge.ts'

export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // A link inside an open dialog's inert surroundings would not be clicked.
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(link)
  link.click()
  link.remove()
  // Safari reads the address only after the click's task.
  setTimeout(() => URL.revokeObjectURL(address), 40_000)
}

/** A webview without a word for it swallows downloads without a sign: Android's says `wv`. */
const isBareWebview = () => /; wv\)/.test(navigator.userAgent)

export function canDownload(): boolean {
  return !inApp() && !isBareWebview() && 'download' in HTMLAnchorElement.prototype
}

/** Saves with the app's pictures, as a data URL, else as a download; else a toast says to take a screenshot. */
export async function saveImage(image: Blob | undefined, name: string): Promise<void> {
  if (image && inApp() && appSupports('saveImage')) {
    const payload = await dataUrlOf(image)
    // The toast comes first: a message of an app that refuses then stays on top of it.
    showToast(saveAndShareMessages.savingInApp)
    postAction('saveImage', payload)
  } else if (image && canDownload()) {
    downloadFile(image, name)
    showToast(saveAndShareMessages.downloaded)
  } else showToast(bridgeMessages.screenshot, 5000)
}

/** Browsers that ask about each download drop one that comes too soon after another. */
const betweenDownloads = 1000

/** Saves the pages of a document, `<name>.png` or `<name>-1.png`, `<name>-2.png`. */
export async function saveImages(images: readonly Blob[], name: string): Promise<void> {
  const [only] = images
  if (images.length < 2) return saveImage(only, `${name}.png`)
  for (const [index, image] of images.entries()) {
    if (index > 0) await pause(betweenDownloads)
    await saveImage(image, `${name}-${index + 1}.png`)
  }
}
