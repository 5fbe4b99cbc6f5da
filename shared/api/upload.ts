import type * as v from 'valibot'
import { faultMessages } from '#messages/faults.ts'
import { longestBody } from '../lib/read-body-text.ts'
import { failure, readAnswer, readRefusal } from './answer.ts'
import type { Client } from './call.ts'
import { timeout } from './client.ts'
import { headersOf, urlOf } from './request.ts'
import type { Failure, Result } from './result.ts'
import { saysSessionEnded, sessionEnded } from './session.ts'

export interface Upload<T> {
  client: Client
  path: string
  field: string
  data: v.GenericSchema<unknown, T>
}

export interface UploadOptions {
  /** Told how much has been sent, 0 to 1. */
  onProgress: (share: number) => void
  requestId?: string
  /** Ends the upload; its result is then the code `aborted`. */
  signal: AbortSignal
}

// XMLHttpRequest, since `fetch` tells no progress. The minute starts anew whenever something was sent.
/** Sends a file as multipart/form-data. Resolves in every case, like `send`, and toasts nothing. */
export function sendFile<T>(
  upload: Upload<T>,
  file: Blob,
  name: string,
  { onProgress, requestId, signal }: UploadOptions
): Promise<Result<T>> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined

    const settle = (result: Result<T>) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve(result)
    }
    const fail = (result: Failure) => {
      settle(result)
      request.abort()
    }
    const abort = () => fail(failure('aborted', faultMessages.network))
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(failure('timeout', faultMessages.timeout)), timeout)
    }

    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      if (total > 0) onProgress(loaded / total)
    }
    request.onprogress = ({ loaded }) => {
      if (loaded > longestBody) fail(failure('malformed', faultMessages.malformed))
    }
    request.onerror = () => settle(failure('network', faultMessages.network))
    const url = urlOf(upload, {}, requestId)
    request.onload = () => {
      const { status, responseText, responseURL } = request
      const isOk = status >= 200 && status < 300
      const result = isOk
        ? readAnswer(upload, responseText)
        : readRefusal(upload, status, responseText)
      // Unlike an answer of `fetch`, it does not say so itself.
      const redirected = responseURL !== '' && !responseURL.endsWith(url)
      settle(saysSessionEnded({ status, redirected }, result) ? sessionEnded() : result)
    }
    request.open('POST', url)
    for (const [header, value] of Object.entries(headersOf(upload, requestId))) {
      request.setRequestHeader(header, value)
    }
    const form = new FormData()
    form.append(upload.field, file, name)
    signal.addEventListener('abort', abort)
    watch()
    request.send(form)
    if (signal.aborted) abort()
  })
}
