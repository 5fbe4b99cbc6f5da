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

/**
 * Reports what the content security policy has refused. Not by the policy's own `report-uri` and
 * `report-to`: what a browser sends there by itself names the page with its query, and the session
 * is in it.
 */
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
