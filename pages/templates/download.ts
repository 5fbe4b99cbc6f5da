import { strToU8, zipSync } from 'fflate'
import { downloadFile } from '../../shared/bridge/save-image.ts'
import type { EditedTemplate } from './edited-template.ts'
import { dataOf } from './picture-data.ts'
import { picturesOf } from './problems.ts'
import { brandFolder } from './template-files.ts'

export type Files = Readonly<Record<string, Uint8Array>>

export function templateFilesOf({ visible, text, pictures }: EditedTemplate): Files {
  const chosen = picturesOf(visible).flatMap(([, address = '']) => {
    const picture = pictures[address]
    return picture ? [[`${brandFolder}${address}`, dataOf(picture).bytes] as const] : []
  })
  return {
    [`${brandFolder}/templates/${visible.id}.json`]: strToU8(text),
    ...Object.fromEntries(chosen)
  }
}

export const campaignFileOf = (id: string, text: string): Files => ({
  [`${brandFolder}/campaigns/${id}.json`]: strToU8(text)
})

export function downloadFiles(name: string, files: Files): void {
  const zip = zipSync({ ...files }) as Uint8Array<ArrayBuffer>
  downloadFile(new Blob([zip], { type: 'application/zip' }), `${name}.zip`)
}
