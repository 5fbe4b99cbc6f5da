/** Nobody mistakes one of these for another. */
const ALPHABET = '234678ACDEFHJKMNPQRTWXY'
const LENGTH = 4
const COLORS = ['#12355b', '#7a2e6d', '#1d6a46', '#8c2c15']

export type Random = () => number

export function inventAnswer(random: Random): string {
  const letter = () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))
  return Array.from({ length: LENGTH }, letter).join('')
}

/** The answer as a picture: turned letters behind lines. */
export function drawCaptcha(answer: string, random: Random): string {
  const between = (low: number, high: number) => Math.round(low + random() * (high - low))
  const letters = Array.from(answer, (letter, index) => {
    const [x, y] = [18 + index * 28, between(32, 38)]
    const turn = `rotate(${between(-22, 22)} ${x} ${y})`
    return `<text x="${x}" y="${y}" transform="${turn}" fill="${COLORS[index % COLORS.length]}">${letter}</text>`
  })
  const lines = COLORS.map(
    color =>
      `<path d="M0 ${between(4, 44)}Q60 ${between(0, 48)} 120 ${between(4, 44)}" stroke="${color}" stroke-opacity=".5" fill="none"/>`
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" viewBox="0 0 120 48">' +
    '<rect width="120" height="48" fill="#eef3f1"/>' +
    '<g font-family="Verdana,DejaVu Sans,sans-serif" font-weight="700" font-size="28" text-anchor="middle">' +
    `${letters.join('')}</g>${lines.join('')}</svg>`
  )
}
