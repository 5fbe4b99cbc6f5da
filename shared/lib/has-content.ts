interface Written {
  text: string
  lines: Readonly<Record<string, string>>
  images: readonly string[]
}

export function hasContent({ text, lines, images }: Written): boolean {
  return text !== '' || images.length > 0 || Object.values(lines).some(line => line !== '')
}
