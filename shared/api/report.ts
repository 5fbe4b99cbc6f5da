import { brand } from '../config/brand.ts'

/** One entry of the Reporting API: https://www.w3.org/TR/reporting-1/#media-type. */
export interface Report {
  type: 'error' | 'page-broke' | 'no-way-to-pay' | 'web-vital' | 'csp-violation'
  /** Milliseconds since what is reported. */
  age: number
  /** The page's address without its query and fragment, in which a session travels. */
  url: string
  user_agent: string
  body: Readonly<Record<string, string | number>>
}

const mostReports = 10
/** Characters of one report: what is longer is not sent. */
const longestReport = 4096

let sent = 0

/** The file name of the page's entry script: its hash changes with whatever it imports, so it tells the build. */
function buildName(): string {
  const entry = document.querySelector('#entry, script[type=module][src]')
  const address = entry?.getAttribute('href') ?? entry?.getAttribute('src') ?? ''
  return address.split('/').pop() ?? ''
}

/** Sends a report where the brand names an address. The browser sends it also while the page goes away. */
export function sendReport(type: Report['type'], body: Report['body']): void {
  if (sent >= mostReports) return
  const url = `${location.origin}${location.pathname}`
  const own = { ...body, build: buildName() }
  const report: Report = { type, age: 0, url, user_agent: navigator.userAgent, body: own }
  const text = JSON.stringify([report])
  if (text.length > longestReport) return
  sent++
  try {
    navigator.sendBeacon(brand.reportUrl, new Blob([text], { type: 'application/reports+json' }))
  } catch {
    // Chrome before 81 refuses this type from another origin; a report is never worth an error.
  }
}
