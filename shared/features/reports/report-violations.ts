import { sendReport } from '../../api/report.ts'

/** Only the site or the keyword (`inline`, `eval`): an address may say more. */
function sourceOf(address: string): string {
  try {
    const { origin, protocol } = new URL(address)
    return origin === 'null' ? protocol : origin
  } catch {
    return /^[a-z-]{0,30}$/.test(address) ? address : ''
  }
}

/** `report-uri` and `report-to` would send the query, with the session. */
export function watchViolations(): void {
  addEventListener('securitypolicyviolation', event => {
    sendReport('csp-violation', {
      directive: event.effectiveDirective,
      refused: sourceOf(event.blockedURI),
      file: event.sourceFile.split('/').pop()?.split('?')[0] ?? '',
      line: event.lineNumber,
      column: event.columnNumber
    })
  })
}
