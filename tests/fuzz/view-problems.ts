import type { Mounted } from './mount.ts'
import { pollution } from './query-problems.ts'

const addresses = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'data', 'xlink:href']
const safe = /^(?:https:|mailto:|tel:)/
const own = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//

/** Where a page may lead or let an app lead. */
function isSafe(address: string): boolean {
  const { protocol, href, username, password } = new URL(address, location.href)
  return (safe.test(protocol) || own.test(href)) && !username && !password
}

function elementProblems(root: ParentNode): string[] {
  const problems: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const { tagName, attributes } = element
    const isForbidden = /^(?:script|iframe|object|embed|base|meta|link)$/i.test(tagName)
    if (isForbidden || element.classList.contains('pwned')) problems.push(`there is a ${tagName}`)
    for (const { name, value } of attributes) {
      if (/^on/i.test(name) || name === 'srcdoc') problems.push(`${tagName} has ${name}`)
      if (addresses.includes(name) && !isSafe(value)) {
        problems.push(`${tagName} ${name} leads to ${value.slice(0, 80)}`)
      }
    }
  }
  return problems
}

/** Words that only a program says: what was expected was not there. */
const slips = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|=>|\bfunction\b|\d[eE][+-]?\d/

function textProblems(root: Node, serverTexts: string[], input: string): string[] {
  const plainInput = input.replace(/\s+/g, '')
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const problems: string[] = []
  while (walker.nextNode()) {
    const { data } = walker.currentNode as Text
    if (data.length > 6000) problems.push(`a text of ${data.length} characters`)
    // Codes are shown in groups.
    const repeats =
      serverTexts.some(words => words.includes(data)) ||
      (plainInput !== '' && data.replace(/\s+/g, '').includes(plainInput.slice(0, 12)))
    if (slips.test(data) && !repeats) problems.push(`says ${data.slice(0, 80)}`)
  }
  return problems
}

function leavingProblem(left: string): string | undefined {
  if (left.startsWith('{')) {
    const { action, payload } = JSON.parse(left) as { action: string; payload?: string }
    if (action !== 'goToPage' || payload === undefined) return undefined
    const isOurs = /^loanapp:\/\/[\x21-\x7e]*$/i.test(payload) || isSafe(payload)
    return isOurs ? undefined : `the app is sent to ${payload.slice(0, 80)}`
  }
  return isSafe(left) ? undefined : `goes to ${left.slice(0, 80)}`
}

/** The faults of a page as it is now; it may repeat its `input`, and the server's words. */
export function viewProblems(
  { root, state, trouble, serverTexts, left }: Mounted,
  input = ''
): string[] {
  const current = state()
  return [
    ...(current === 'content' || current === 'failed' ? [] : [`ends ${current}`]),
    ...('pwned' in window ? ['hostile code has run'] : []),
    ...trouble.map(each => each.slice(0, 300)),
    ...elementProblems(root),
    ...textProblems(root, serverTexts, input),
    ...left.flatMap(each => leavingProblem(each) ?? []),
    ...pollution()
  ]
}
