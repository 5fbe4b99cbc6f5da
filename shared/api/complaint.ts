import * as v from 'valibot'
import { baseClient, type Call, headerClient, nothing, send } from './client.ts'
import { flag, listBy, only, optional, requiredText, rowsOf, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { sendFile, type Upload, type UploadOptions } from './upload.ts'
import {
  complaintOrderWire,
  complaintPaths,
  complaintRowWire,
  complaintStartWire,
  uploadField,
  uploadWire
} from './wire/complaint.ts'

/** Something to choose: what it says, and the value that is sent. */
const choice = v.object({ title: requiredText, value: requiredText })
export const choices = listBy(choice, ({ value }) => value)

const order = shape(complaintOrderWire, {
  number: requiredText,
  productLogo: text,
  productName: text,
  status: text,
  /** Whether a collection can be complained of. */
  supportsCollection: flag,
  rows: rowsOf(shape(complaintRowWire, { text, value: text }))
})
export type ComplaintOrder = v.InferOutput<typeof order>

const start = shape(complaintStartWire, {
  types: v.pipe(choices, v.nonEmpty()),
  sonTypes: choices,
  order: optional(order),
  orders: listBy(order, ({ number }) => number)
})
export type ComplaintStart = v.InferOutput<typeof start>

export const complaintStartCall: Call<ComplaintStart> = {
  client: baseClient,
  method: 'POST',
  path: complaintPaths.start,
  kind: 'read',
  data: start
}

/** What can be complained of, and about which order: the given one, or the server's choice. */
export function fetchComplaintStart(orderId?: string): Promise<Result<ComplaintStart>> {
  return send(complaintStartCall, { orderId }, { handles: 'all' })
}

export const photoUpload: Upload<string> = {
  client: headerClient,
  path: complaintPaths.upload,
  field: uploadField,
  data: v.pipe(
    only(uploadWire.url, requiredText),
    // The addresses of a complaint's photos are joined by commas.
    v.transform(url => url.replace(/,/g, '%2C'))
  )
}

/** Uploads a photo and answers its address. */
export function uploadComplaintPhoto(
  photo: Blob,
  name: string,
  options: UploadOptions
): Promise<Result<string>> {
  return sendFile(photoUpload, photo, name, options)
}

export const complaintSaveCall: Call<undefined> = {
  client: headerClient,
  method: 'POST',
  path: complaintPaths.save,
  kind: 'write',
  data: nothing
}

export interface NewComplaint {
  type: string
  sonType: string
  text: string
  /** Addresses of uploaded photos. */
  images: readonly string[]
  orderNo: string
}

/** Toasts nothing: the caller says what became of it. */
export function saveComplaint(
  complaint: NewComplaint,
  loading?: string
): Promise<Result<undefined>> {
  const { type, sonType, text: problemDetail, images, orderNo } = complaint
  return send(
    complaintSaveCall,
    {
      problemType: type,
      problemSonType: sonType,
      problemDetail,
      problemImage: images.join(','),
      orderNo
    },
    { loading, handles: 'all' }
  )
}
