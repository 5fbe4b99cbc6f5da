/**
 * Runs in the page before anything of its own. It reports what the page leaves uncaught, and
 * it damages what the page is about to use, as the address asks. Bundled and served by plugin.ts.
 */
import { judgeLink, type LinkRules } from '../../../shared/context/link.ts'
import { checkPaper } from '../../../shared/features/paper/check-paper.ts'
import { checkCode } from '../../../shared/loan/payment-code/check-code.ts'
import { countCome, listAsked, listSent, startCounting } from './asked-calls.ts'
import { damages, moveClock } from './damage.ts'
import { choosePhoto, fill, findPoint, focus, hasFocus, tap } from './hands.ts'
import { hear, startListening } from './heard.ts'
import { describeState } from './look.ts'
import { endWalk, startWalk, step } from './walk.ts'

const query = new URLSearchParams(location.search)
const id = query.get('probe') ?? ''

function report(kind: string, text: unknown): void {
  navigator.sendBeacon(`/probe/report?probe=${encodeURIComponent(id)}`, `${kind}: ${text}`)
}

addEventListener('error', ({ message }) => report('uncaught', message))
addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report('policy', `${effectiveDirective} ${blockedURI}`)
)
addEventListener('pageshow', ({ persisted }) => persisted && report('shown', 'again'))

// Tabs are used again and again: whoever visits finds nothing of the one before.
if (sessionStorage.getItem('probe') !== id) {
  sessionStorage.clear()
  sessionStorage.setItem('probe', id)
}
// Two tabs of one visit share it.
if (localStorage.getItem('probe') !== id) {
  localStorage.clear()
  indexedDB.deleteDatabase('loan')
  localStorage.setItem('probe', id)
}

const { error } = console
console.error = (...args: unknown[]) => {
  report('console', args.join(' '))
  error.apply(console, args)
}

/** A link's verdict as an engine gives it, in what can leave the page. */
function judge(link: string, rules: LinkRules): [string, string, string] {
  const verdict = judgeLink(link, rules)
  return [link, verdict.kind, verdict.kind === 'web' ? verdict.url.href : '']
}

const tools = {
  asked: listAsked,
  checkCode,
  checkPaper,
  choosePhoto,
  countCome,
  describeState,
  fill,
  findPoint,
  focus,
  hasFocus,
  heard: hear,
  judge,
  moveClock,
  sent: listSent,
  tap,
  startWalk,
  step,
  endWalk
}
Object.assign(window, { probe: tools })

declare global {
  interface Window {
    probe?: typeof tools
  }
}

startCounting()
startListening()
for (const wanted of (query.get('damage') ?? '').split(',')) {
  const [name = '', value = ''] = wanted.split(':')
  damages[name]?.(value, report)
}
