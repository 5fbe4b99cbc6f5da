/** Messengers show no SVG in the preview of a shared link. */
export function isSvg(address: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(address)
}
