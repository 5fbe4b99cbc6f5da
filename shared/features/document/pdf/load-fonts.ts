import { readFont } from './font.ts'
import bold from './fonts/noto-sans-bold.ttf?url'
import regular from './fonts/noto-sans-regular.ttf?url'
import type { Fonts } from './text-kit.ts'

async function loadFont(name: string, address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return readFont(name, new Uint8Array(await answer.arrayBuffer()))
}

/** Noto Sans, cut to the letters of our languages but Hindi; see `fonts/README.md`. */
export async function loadFonts(): Promise<Fonts> {
  const fonts = await Promise.all([
    loadFont('LOANPR+NotoSans', regular),
    loadFont('LOANPB+NotoSans-Bold', bold)
  ])
  return { regular: fonts[0], bold: fonts[1] }
}
