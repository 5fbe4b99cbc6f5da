import { sendReport } from '../../api/report.ts'

/** The site, or the keyword (`inline`, `eval`), of what was refused: an address may say more. */
function sourceOf(address: string): string {
  try {
    const { origin, protocol } = new URL(address)
    return origin === 'null' ? protocol : origin
  } catch {
    return /^[a-z-]{0,30}$/.test(address) ? address : ''
  }
}

/** Reports what the policy refuses; `report-uri` and `report-to` would send the query, with the session. */
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
