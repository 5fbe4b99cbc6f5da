import { strToU8, zipSync } from 'fflate'
import { downloadFile } from '../../shared/bridge/save-image.ts'
import type { EditedTemplate } from './edited-template.ts'
import { dataOf } from './picture-data.ts'
import { picturesOf } from './problems.ts'
import { brandFolder } from './template-files.ts'

function packTemplate({ shown, text, pictures }: EditedTemplate): Blob {
  const chosen = picturesOf(shown).flatMap(([, address = '']) => {
    const picture = pictures[address]
    return picture ? [[`${brandFolder}${address}`, dataOf(picture).bytes] as const] : []
  })
  const files = {
    [`${brandFolder}/templates/${shown.id}.json`]: strToU8(text),
    ...Object.fromEntries(chosen)
  }
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

export function downloadTemplate(template: EditedTemplate): void {
  downloadFile(packTemplate(template), `${template.shown.id}.zip`)
}
