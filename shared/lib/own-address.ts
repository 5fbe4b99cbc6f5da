/** The address of a file of this site, wherever the site is published; other addresses stay. */
export function ownAddress(address: string): string {
  return address.startsWith('/') ? `${import.meta.env.BASE_URL}${address.slice(1)}` : address
}
