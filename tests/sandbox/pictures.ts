// Each mark is drawn on a 96 × 96 field: ground colour, then shapes.
const marks: Record<string, [ground: string, shapes: string]> = {
  coin: [
    '#0b5d4e',
    '<circle cx="48" cy="48" r="26" fill="#f6c453"/><path d="M41 66V32h10a9 9 0 0 1 0 20H41M36 39h26M36 45h26" fill="none" stroke="#0b5d4e" stroke-width="4"/>'
  ],
  wave: [
    '#12355b',
    '<path d="M12 56q12-20 24 0t24 0 24 0v28H12z" fill="#5fb0e5"/><path d="M12 68q12-16 24 0t24 0 24 0v16H12z" fill="#e8f4fc"/>'
  ],
  anchor: [
    '#273c75',
    '<circle cx="48" cy="26" r="8" fill="none" stroke="#f5f6fa" stroke-width="5"/><path d="M48 34v40M34 44h28M24 56c2 14 12 18 24 18s22-4 24-18" fill="none" stroke="#f5f6fa" stroke-width="5" stroke-linecap="round"/>'
  ],
  kite: [
    '#7a2e6d',
    '<path d="M48 14 70 42 48 70 26 42z" fill="#f7b7d2"/><path d="M48 14v56M26 42h44" stroke="#7a2e6d" stroke-width="3"/><path d="M48 70q10 6 0 12" fill="none" stroke="#f7b7d2" stroke-width="3"/>'
  ],
  leaf: [
    '#2d6a4f',
    '<path d="M24 70C20 36 44 20 74 22c2 32-16 54-46 48z" fill="#b7e4c7"/><path d="M26 72 60 38" stroke="#2d6a4f" stroke-width="4" stroke-linecap="round"/>'
  ],
  sun: [
    '#b23a1e',
    '<circle cx="48" cy="58" r="18" fill="#ffd166"/><path d="M48 20v12M20 32l8 9M76 32l-8 9M14 58h10M72 58h10" stroke="#ffd166" stroke-width="5" stroke-linecap="round"/><path d="M14 66h68v16H14z" fill="#8c2c15"/>'
  ],
  shell: [
    '#4a4e8f',
    '<path d="M48 74C30 66 20 50 24 34c8-12 40-12 48 0 4 16-6 32-24 40z" fill="#ffe8c2"/><path d="M48 72V28M48 72 32 32M48 72l16-40" stroke="#4a4e8f" stroke-width="3"/>'
  ],
  bridge: [
    '#34495e',
    '<path d="M12 62h72M26 62V30M70 62V30M12 46q7-12 14-16 22 34 44 0 7 4 14 16" fill="none" stroke="#f0b27a" stroke-width="5"/>'
  ],
  wallet: [
    '#1667b7',
    '<rect x="20" y="30" width="56" height="40" rx="8" fill="#fff"/><path d="M58 44h18v12H58a6 6 0 0 1 0-12z" fill="#1667b7"/><circle cx="60" cy="50" r="3" fill="#fff"/>'
  ],
  bank: [
    '#4b3f72',
    '<path d="M18 40 48 20l30 20z" fill="#fff"/><path d="M26 46v20M41 46v20M55 46v20M70 46v20M18 72h60" stroke="#fff" stroke-width="6"/>'
  ],
  counter: [
    '#b5541c',
    '<path d="M20 54h56v20H20z" fill="#fff"/><circle cx="48" cy="32" r="10" fill="#fff"/><path d="M32 54c0-16 32-16 32 0" fill="#fff"/><path d="M30 64h20" stroke="#b5541c" stroke-width="4"/>'
  ],
  mart: [
    '#1d7a46',
    '<path d="M22 26h52l6 18H16z" fill="#fff"/><path d="M22 44h52v30H22z" fill="#d8f3dc"/><path d="M30 52h14v22H30zM52 52h14v12H52z" fill="#1d7a46"/>'
  ],
  card: [
    '#343a40',
    '<rect x="16" y="28" width="64" height="42" rx="6" fill="#dee2e6"/><path d="M16 38h64v8H16z" fill="#343a40"/><path d="M24 60h18" stroke="#343a40" stroke-width="4"/>'
  ],
  transfer: [
    '#0f6d7a',
    '<path d="M22 38h44l-10-10M74 58H30l10 10" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
  ],
  phone: [
    '#7d3c98',
    '<rect x="32" y="16" width="32" height="64" rx="6" fill="#fff"/><path d="M38 26h20v36H38z" fill="#d7bde2"/><circle cx="48" cy="71" r="3" fill="#7d3c98"/>'
  ],
  // Looks like one, says nothing.
  qr: [
    '#fff',
    '<path d="M12 12h24v24H12zM60 12h24v24H60zM12 60h24v24H12z" fill="none" stroke="#000" stroke-width="6"/><path d="M20 20h8v8h-8zM68 20h8v8h-8zM20 68h8v8h-8zM44 12h8v16h-8zM44 36h16v8H44zM12 44h20v8H12zM60 60h8v8h-8zM76 52h8v16h-8zM44 60h8v24h-8zM60 76h24v8H60z"/>'
  ],
  receipt: [
    '#eef1f4',
    '<path d="M24 12h48v70l-8-6-8 6-8-6-8 6-8-6-8 6z" fill="#fff" stroke="#8a94a0" stroke-width="2"/><path d="M32 28h32M32 40h32M32 52h20" stroke="#8a94a0" stroke-width="4"/><path d="m52 60 6 6 12-14" fill="none" stroke="#1d7a46" stroke-width="5"/>'
  ]
}

export const pictureNames = Object.keys(marks)

/** The SVG text of a picture, undefined where there is none (`broken`). */
export function drawPicture(name: string): string | undefined {
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined
  if (!mark) return undefined
  const [ground, shapes] = mark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="20" fill="${ground}"/>${shapes}</svg>`
}
