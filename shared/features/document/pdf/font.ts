import { hex, type PdfFile, utf16 } from './pdf-file.ts'

export interface Font {
  name: string
  file: Uint8Array<ArrayBuffer>
  glyphs: ReadonlyMap<number, number>
  /** By glyph, in thousandths of the size: our fonts have 1,000 units. */
  widths: readonly number[]
}

function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(each => view.getUint8(at + each)))
    tables.set(tag, view.getUint32(at + 8))
  }
  return tables
}

/** Reads a `cmap` of format 4, the only one in our fonts. */
function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const start = cmap + view.getUint32(cmap + 8)
  const double = view.getUint16(start + 6)
  for (let at = 0; at < double; at += 2) {
    const last = view.getUint16(start + 14 + at)
    const first = view.getUint16(start + 16 + double + at)
    const delta = view.getUint16(start + 16 + 2 * double + at)
    const place = start + 16 + 3 * double + at
    const offset = view.getUint16(place)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset && view.getUint16(place + offset + 2 * (code - first))
      const glyph = ((offset ? listed : code) + delta) & 0xffff
      if (glyph) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

export function readFont(name: string, file: Uint8Array<ArrayBuffer>): Font {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tables = tablesOf(view)
  const at = (tag: string) => tables.get(tag) ?? 0
  const metrics = view.getUint16(at('hhea') + 34)
  const count = view.getUint16(at('maxp') + 4)
  const widths = Array.from({ length: count }, (_each, glyph) =>
    view.getUint16(at('hmtx') + 4 * Math.min(glyph, metrics - 1))
  )
  return { name, file, glyphs: glyphsOf(view, at('cmap')), widths }
}

const glyphOf = ({ glyphs }: Font, character: string) =>
  glyphs.get(character.codePointAt(0) ?? 0) ?? 0

export const hasAll = (font: Font, text: string) =>
  Array.from(text).every(character => glyphOf(font, character) > 0)

/** In thousandths of the size. */
export const widthOf = (font: Font, text: string) =>
  Array.from(text).reduce((sum, each) => sum + (font.widths[glyphOf(font, each)] ?? 0), 0)

export const encode = (font: Font, text: string) =>
  Array.from(text, character => hex(glyphOf(font, character))).join('')

/** So a text can be selected, searched and read out (ISO 32000-1, 9.10.3). */
function addUnicode(pdf: PdfFile, texts: ReadonlyMap<number, string>): string {
  const lines = [...texts].map(([code, text]) => `<${hex(code)}> <${utf16(text)}>`)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return pdf.addStream(
    '',
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Unicode def /CMapType 2 def',
      '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end'
    ].join('\n')
  )
}

export function addDescriptor(pdf: PdfFile, { name, file }: Font): string {
  const data = pdf.addStream(`/Length1 ${file.length}`, file)
  return pdf.add(
    `<</Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-600 -400 3000 1200] /ItalicAngle 0 /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 90 /FontFile2 ${data}>>`
  )
}

interface CodedFont {
  name: string
  descriptor: string
  /** From code 0 on, in thousandths. */
  widths: readonly number[]
  texts: ReadonlyMap<number, string>
}

/** The codes of the font are its glyphs (ISO 32000-1, 9.7). */
export function addCodedFont(pdf: PdfFile, { name, descriptor, widths, texts }: CodedFont): string {
  const unicode = addUnicode(pdf, texts)
  const inner = pdf.add(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /W [0 [${widths.map(Math.round).join(' ')}]]>>`
  )
  return pdf.add(
    `<</Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${inner}] /ToUnicode ${unicode}>>`
  )
}
