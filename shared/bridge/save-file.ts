import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { showToast } from '../context/toast.ts'
import { dataUrlOf } from '../lib/data-url.ts'
import { appSupports } from './app-capabilities.ts'
import { inApp, postAction } from './bridge.ts'
import { canDownload, downloadFile } from './save-image.ts'

/** Whether a file that is no picture can be kept: an older app takes pictures alone. */
export const canSaveFile = () => canDownload() || (inApp() && appSupports('saveFile'))

export async function saveFile(file: Blob, name: string): Promise<void> {
  if (canDownload()) {
    downloadFile(file, name)
    showToast(saveAndShareMessages.downloaded)
    return
  }
  const payload = (await dataUrlOf(file)).replace(';', `;name=${name};`)
  showToast(saveAndShareMessages.savingFile)
  postAction('saveFile', payload)
}
