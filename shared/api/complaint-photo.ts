import * as v from 'valibot'
import { digestOf } from '../lib/digest.ts'
import { headerClient } from './call.ts'
import { onlyField, requiredText } from './fields.ts'
import type { Result } from './result.ts'
import { sendWithId } from './send-with-id.ts'
import { sendFile, type Upload, type UploadOptions } from './upload.ts'

export const photoUpload: Upload<string> = {
  client: headerClient,
  path: '/v3/user-problem/upload-problem-img',
  field: 'problemImage',
  data: v.pipe(
    onlyField('url', requiredText),
    // The addresses of a complaint's photos are joined by commas.
    v.transform(url => url.replace(/,/g, '%2C'))
  )
}

export async function uploadComplaintPhoto(
  photo: Blob,
  name: string,
  options: UploadOptions
): Promise<Result<string>> {
  const fields = { name, content: await contentOf(photo) }
  return sendWithId(photoUpload, fields, requestId =>
    sendFile(photoUpload, photo, name, { ...options, requestId })
  )
}

/** Tells photos apart, by their size and the bytes at their start and end. */
async function contentOf(photo: Blob): Promise<string> {
  const part = 65_536
  const ends = new Blob([photo.slice(0, part), photo.slice(-part)])
  const bytes = new Uint8Array(await ends.arrayBuffer())
  return `${photo.size} ${digestOf(bytes.join())}`
}
