import { sendReport } from '../../api/report.ts'
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

/** Reports an error of our own code once; a source map beside the build tells its line. */
export function reportError(error: unknown, stack = ''): void {
  const { name = 'Error', message = '', stack: own = '' } = error instanceof Error ? error : {}
  const place = placeOf(own) ?? placeOf(stack)
  if (!place) return
  const body = { ...place, message: cleanMessage(`${name}: ${message}`) }
  const key = JSON.stringify(body)
  if (reported.has(key)) return
  reported.add(key)
  sendReport('error', body)
}

export function watchErrors(): void {
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    reportError(error, `${filename}:${lineno}:${colno}`)
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
