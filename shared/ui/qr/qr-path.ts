export interface QrDrawing {
  /** Width and height in modules, with the quiet zone of four. */
  size: number
  path: string
}

/** The code for it is fetched only when needed. Rejects where nothing can be drawn. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => {
    const line = row.map(dark => (dark ? '1' : '0')).join('')
    return Array.from(line.matchAll(/1+/g), ({ 0: run, index }) => {
      return `M${index} ${y}h${run.length}v1h-${run.length}z`
    })
  })
  return { size, path: runs.join('') }
}
