/** A PDF has no exponents such as `1e-7`. */
export const point = (value: number) => String(Math.round(value * 100) / 100)

/** A text of any script, in UTF-16. */
export function textString(text: string): string {
  return `<feff${utf16(text)}>`
}

export const hex = (value: number) => value.toString(16).padStart(4, '0')

export const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_each, index) => hex(text.charCodeAt(index))).join('')

/** The objects of a PDF (ISO 32000-1, 7.5), in ASCII except for streams. */
export function createPdfFile() {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  const places: number[] = []
  let length = 0

  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }

  /** The number of an object that is written later. */
  const reserve = (): number => places.push(0)

  const put = (id: number, body: string) => {
    places[id - 1] = length
    write(`${id} 0 obj\n${body}\nendobj\n`)
  }

  const add = (body: string): string => {
    const id = reserve()
    put(id, body)
    return `${id} 0 R`
  }

  const addStream = (entries: string, content: string | Uint8Array<ArrayBuffer>): string => {
    const id = reserve()
    places[id - 1] = length
    write(`${id} 0 obj\n<<${entries} /Length ${content.length}>>\nstream\n`)
    write(content)
    write('\nendstream\nendobj\n')
    return `${id} 0 R`
  }

  const finish = (catalog: string, info: string): Blob => {
    const start = length
    const lines = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`)
    write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines.join('')}`)
    write(`trailer\n<</Size ${places.length + 1} /Root ${catalog} /Info ${info}>>\n`)
    write(`startxref\n${start}\n%%EOF\n`)
    return new Blob(parts, { type: 'application/pdf' })
  }

  write('%PDF-1.7\n')
  // Bytes above 127, so that nobody takes the file for text.
  write(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
  return { reserve, put, add, addStream, finish }
}

export type PdfFile = ReturnType<typeof createPdfFile>
