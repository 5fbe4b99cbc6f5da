import { sendReport } from '../../api/report.ts'
import { onPageBroke } from '../../island/broken-page.ts'
import { cleanMessage } from './clean-message.ts'

/** `https://…/assets/order-B0x.js:1:234` in a stack of any engine. */
const ownFrame = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/

interface Place {
  file: string
  line: number
  column: number
}

/** Undefined for the code of an app or an extension. */
function placeOf(stack: string): Place | undefined {
  const [, file, line, column] = ownFrame.exec(stack) ?? []
  return file ? { file, line: Number(line), column: Number(column) } : undefined
}

const reported = new Set<string>()

function reportAt(place: Place | undefined, type: 'error' | 'page-broke', error: unknown): void {
  const { name = 'Error', message = '' } = error instanceof Error ? error : {}
  const body = { ...place, message: cleanMessage(`${name}: ${message}`) }
  const key = JSON.stringify(body)
  if (reported.has(key)) return
  reported.add(key)
  sendReport(type, body)
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '')

/** Once for each error of our own code; a source map beside the build tells the line. */
export function reportError(error: unknown, stack = ''): void {
  const place = placeOf(stackOf(error)) ?? placeOf(stack)
  if (place) reportAt(place, 'error', error)
}

export function watchErrors(): void {
  // A broken page is reported, whoever is to blame.
  onPageBroke(error => reportAt(placeOf(stackOf(error)), 'page-broke', error))
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    reportError(error, `${filename}:${lineno}:${colno}`)
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
