/** With the base path of the site; other addresses stay. */
export function ownAddress(address: string): string {
  return address.startsWith('/') ? `${import.meta.env.BASE_URL}${address.slice(1)}` : address
}
