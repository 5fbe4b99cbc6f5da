import { addCodedFont } from './font.ts'
import { hex, type PdfFile } from './pdf-file.ts'
import type { TextKit, TypeStyle } from './text-kit.ts'

// The phone draws words of other scripts into a picture, so that their letters join.
/** Puts invisible codes above that picture: so its words are selected, searched and copied. */
export function createForeignWords(kit: TextKit) {
  const codes = new Map<string, { code: number; text: string; width: number }>()

  const encode = (text: string, style: TypeStyle): string =>
    (text.match(/\S+\s*|\s+/g) ?? [])
      .map(word => {
        const name = `${style.isBold ? 'b' : 'r'} ${word}`
        const entry = codes.get(name)
        if (entry) return hex(entry.code)
        const width = (kit.foreignWidth(word, style) * 1000) / style.size
        const code = codes.size + 1
        codes.set(name, { code, text: word, width })
        return hex(code)
      })
      .join('')

  const addFont = (pdf: PdfFile, name: string, descriptor: string): string => {
    const all = [...codes.values()]
    const texts = new Map(all.map(({ code, text }) => [code, text]))
    const widths = [0, ...all.map(({ width }) => width)]
    return addCodedFont(pdf, { name, descriptor, widths, texts })
  }

  return { encode, addFont }
}

export type ForeignWords = ReturnType<typeof createForeignWords>
