const asked: string[] = []

function note(method: string | undefined, address: string): void {
  asked.push(`${method ?? 'GET'} ${new URL(address, location.href).pathname}`)
}

/**
 * Notes what the page asks for. The server may hear more: where a connection that was used before
 * is reset, Chromium sends the request again by itself.
 */
export function startCounting(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    note(init?.method, String(input))
    return fetch(input, init)
  }
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
    note(method, String(address))
    open.call(this, method, address, true)
  }
}

export function listAsked(): string[] {
  return [...asked]
}
