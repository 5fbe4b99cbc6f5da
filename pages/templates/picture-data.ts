export function dataOf(address: string): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const [head = '', body = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  return { type, bytes: Uint8Array.from(atob(body), character => character.charCodeAt(0)) }
}

const addresses = new Map<string, string>()

/** An address that the page's policy allows, for a picture chosen here. */
export function visibleAddress(data: string): string {
  const objectUrl = addresses.get(data)
  if (objectUrl) return objectUrl
  const { type, bytes } = dataOf(data)
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  addresses.set(data, address)
  return address
}
