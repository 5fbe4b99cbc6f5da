import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { drawPages, drawSummary } from '../../../../shared/features/summary-image/draw-summary.ts'
import type { ImageSummary } from '../../../../shared/features/summary-image/summary.ts'

type Drawn = [name: string, ...values: unknown[]]

const drawn: Drawn[] = []
const sizes: [number, number][] = []

/** A canvas that notes what is drawn on it, each with the colour and the font of that moment. */
function stubContext() {
  const style = { fillStyle: '', strokeStyle: '', lineWidth: 0, font: '', textAlign: '' }
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void drawn.push([name, ...values, style.fillStyle])
  return Object.assign(style, {
    textBaseline: '',
    measureText: (text: string) => ({ width: text.length * 8 }),
    scale: note('scale'),
    translate: note('translate'),
    save: note('save'),
    restore: note('restore'),
    fill: note('fill'),
    fillRect: note('fillRect'),
    drawImage: note('drawImage'),
    strokeRect: (...values: unknown[]) =>
      void drawn.push(['strokeRect', ...values, style.strokeStyle, style.lineWidth]),
    fillText: (...values: unknown[]) =>
      void drawn.push(['fillText', ...values, style.fillStyle, style.font, style.textAlign])
  })
}

beforeEach(() => {
  drawn.length = 0
  sizes.length = 0
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly path: string) {}
    }
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => stubContext() as never
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type
  ) {
    sizes.push([this.width, this.height])
    done(new Blob([''], { type: `${type}` }))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const of = (name: string) => drawn.filter(([each]) => each === name).map(([, ...rest]) => rest)

const summary: ImageSummary = {
  title: 'Loan offer',
  groups: [
    {
      title: 'Cost',
      rows: [
        { text: 'You get', value: '₱4,750.00' },
        { text: 'You repay', value: '₱5,455.00' }
      ]
    }
  ],
  note: 'Ask first.'
}

/** As long as a year's ledger. */
const ledger = (count: number): ImageSummary => ({
  title: 'Statement',
  groups: [
    { rows: Array.from({ length: count }, (_each, index) => ({ text: `${index}`, value: '1' })) }
  ]
})

describe('a picture of a summary', () => {
  test('is a PNG of twice its points, white, with the title on the brand’s colour', async () => {
    expect((await drawSummary(summary))?.type).toBe('image/png')
    const [[width = 0, height = 0] = []] = sizes
    expect(width).toBe(720)
    expect(of('scale')).toEqual([[2, 2, '']])
    expect(of('fillRect')).toEqual([
      [0, 0, 360, height / 2, '#ffffff'],
      [0, 0, 360, 68, brand.colors.gradient[1]],
      [20, 138, 320, 1, '#dfe2e4']
    ])
    expect(of('strokeRect')).toEqual([])
    expect(of('fill')).toEqual([])
  })

  test('has each text in its look', async () => {
    await drawSummary(summary)
    const texts = of('fillText').map(([text, , , color, font, align]) => {
      return [text, color, `${font}`.split(' ').slice(0, 2).join(' '), align]
    })
    expect(texts).toEqual([
      ['Loan offer', brand.colors.onGradient, '700 20px', 'left'],
      ['Cost', '#191d20', '700 16px', 'left'],
      ['You get', '#50565a', '400 15px', 'left'],
      ['₱4,750.00', '#191d20', '600 15px', 'right'],
      ['You repay', '#50565a', '400 15px', 'left'],
      ['₱5,455.00', '#191d20', '600 15px', 'right'],
      ['Ask first.', '#50565a', '400 13px', 'left']
    ])
  })

  test('has its seal in a frame, its code and its photos', async () => {
    const source = new Image()
    const rows = [{ text: 'Photo', value: '', picture: { source, width: 30, height: 20 } }]
    const figure = { path: 'M0 0h1', width: 10, height: 10, isWide: false }
    await drawSummary({ title: 'Receipt', seal: 'PAID', code: 'MP1', figure, groups: [{ rows }] })
    expect(of('strokeRect').map(each => each.slice(-2))).toEqual([[brand.colors.accent, 2]])
    expect(of('fill')).toEqual([[{ path: 'M0 0h1' }, '#000000']])
    expect(of('scale')[1]?.slice(0, 2)).toEqual([22, 22])
    expect(of('save')).toHaveLength(1)
    expect(of('restore')).toHaveLength(1)
    expect(of('drawImage').map(([image, , , width, height]) => [image, width, height])).toEqual([
      [source, 30, 20]
    ])
    const [, , code] = of('fillText')
    expect([of('fillText')[1]?.[3], code?.[4]]).toEqual([
      brand.colors.accent,
      '700 32px ui-monospace, Menlo, Consolas, "Roboto Mono", monospace'
    ])
  })

  test('is none on a phone without a canvas, nor where the canvas writes nothing', async () => {
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementationOnce(done => done(null))
    expect(await drawSummary(summary)).toBeUndefined()
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
    expect(await drawSummary(summary)).toBeUndefined()
    expect(await drawPages(summary)).toEqual([])
  })
})

describe('a document that one picture cannot hold', () => {
  const mostPixels = 16_777_216

  test('becomes several, each of which a phone can draw', async () => {
    expect(await drawSummary(ledger(500))).toBeUndefined()
    expect(await drawPages(ledger(500))).toHaveLength(sizes.length)
    expect(sizes.length).toBeGreaterThan(1)
    for (const [width, height] of sizes) expect(width * height).toBeLessThanOrEqual(mostPixels)
  })

  test('is one picture where it can be', async () => {
    expect(await drawPages(summary)).toHaveLength(1)
    const [[, height = 0] = []] = sizes
    sizes.length = 0
    const rows = Math.floor((mostPixels / 720 - height) / 68)
    expect(await drawPages(ledger(rows))).toHaveLength(1)
    expect(await drawPages(ledger(rows + 10))).toHaveLength(2)
  })

  test('is none where the phone cannot write one of them: a part would pass for the whole', async () => {
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementationOnce(done => done(null))
    expect(await drawPages(ledger(500))).toEqual([])
  })
})
