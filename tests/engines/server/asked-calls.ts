const requests: string[] = []
let waiting = 0

function note(method: string | undefined, address: string): void {
  requests.push(`${method ?? 'GET'} ${new URL(address, location.href).pathname}`)
}

/**
 * Notes what the page asks for. The server may hear more: where a connection that was used before
 * is reset, Chromium sends the request again by itself.
 */
export function startCounting(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    note(init?.method, String(input))
    waiting++
    const answer = fetch(input, init)
    answer.catch(() => {}).finally(() => waiting--)
    return answer
  }
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
    note(method, String(address))
    open.call(this, method, address, true)
  }
}

/** How much has come so far, undefined while something is asked for. */
export function countCome(): number | undefined {
  const come = performance.getEntriesByType('resource').length
  return document.readyState === 'complete' && waiting === 0 ? come : undefined
}

export function listAsked(): string[] {
  return [...requests]
}
