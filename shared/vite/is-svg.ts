/** Such a picture is none for previews of shared links: messengers show PNG and JPEG. */
export function isSvg(address: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(address)
}
