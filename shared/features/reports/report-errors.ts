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

/** Where our own code failed; undefined for what an app or an extension has put into the page. */
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

/** Reports an error of our own code once; a source map beside the build tells its line. */
export function reportError(error: unknown, stack = ''): void {
  const place = placeOf(stackOf(error)) ?? placeOf(stack)
  if (place) reportAt(place, 'error', error)
}

export function watchErrors(): void {
  // The borrower sees nothing of the page any more, whoever is to blame.
  onPageBroke(error => reportAt(placeOf(stackOf(error)), 'page-broke', error))
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    reportError(error, `${filename}:${lineno}:${colno}`)
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
