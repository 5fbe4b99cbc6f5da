export function ownAddress(address: string): string {
  return address.startsWith('/') ? `${import.meta.env.BASE_URL}${address.slice(1)}` : address
}
