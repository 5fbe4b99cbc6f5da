const requests: string[] = []
/** Paths, and the fields in address and body. */
const sent: [string, string][] = []
let waiting = 0

function note(method: string | undefined, address: string): void {
  requests.push(`${method ?? 'GET'} ${new URL(address, location.href).pathname}`)
}

function noteSent(address: string, body = ''): void {
  const { pathname, searchParams } = new URL(address, location.href)
  sent.push([pathname, `${searchParams}&${body}`])
}

/** An advertiser's picture is no element of the page, and asked for as soon as it has its address. */
function notePictures(): void {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(address: string) {
      noteSent(address)
      source?.set?.call(this, address)
    }
  })
}

/**
 * Notes what the page asks for. The server may hear more: where a connection that was used before
 * is reset, Chromium sends the request again by itself.
 */
export function startCounting(): void {
  notePictures()
  const { fetch } = window
  window.fetch = (input, init) => {
    note(init?.method, String(input))
    noteSent(String(input), String(init?.body ?? ''))
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

export const listSent = (): [string, string][] => [...sent]
