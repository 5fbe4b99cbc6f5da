import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export interface PdfText {
  text: string
  /** Points from the left and from the top of its page. */
  x: number
  y: number
}

interface PdfItem {
  str: string
  transform: number[]
}

/** The texts of a PDF, page by page, from the top down. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const numbers = Array.from({ length: pdf.numPages }, (_each, index) => index + 1)
  return Promise.all(
    numbers.map(async number => {
      const page = await pdf.getPage(number)
      const [, , , height = 0] = page.view
      const { items } = await page.getTextContent()
      return items
        .filter((item): item is PdfItem & typeof item => 'str' in item && item.str.trim() !== '')
        .map(({ str, transform: [, , , , x = 0, y = 0] }) => ({ text: str, x, y: height - y }))
        .sort((a, b) => a.y - b.y || a.x - b.x)
    })
  )
}

// Node 20 has none, and the reader's decoder of JPEG asks for it.
const buffers = ArrayBuffer.prototype as {
  transferToFixedLength?: (length?: number) => ArrayBuffer
}
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length) {
  return this.slice(0, length)
}

/** How many pictures are drawn on each page. */
export async function countPictures(bytes: Uint8Array): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS()
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const numbers = Array.from({ length: pdf.numPages }, (_each, index) => index + 1)
  return Promise.all(
    numbers.map(async number => {
      const { fnArray } = await (await pdf.getPage(number)).getOperatorList()
      return fnArray.filter(each => each === OPS.paintImageXObject).length
    })
  )
}
