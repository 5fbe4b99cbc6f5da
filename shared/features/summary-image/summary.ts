export interface ImageSummary {
  title: string
  /** Large, below the title: it is read first. */
  code?: string
  seal?: string
  figure?: Figure
  /** Below the groups, as on a letter. */
  figureLast?: boolean
  /** Above the groups, repeated on each picture. */
  head?: readonly SummaryGroup[]
  groups: readonly SummaryGroup[]
  note?: string
}

export interface Figure {
  path: string
  width: number
  height: number
  /** A barcode takes the whole width; a QR code is square. */
  isWide: boolean
}

export interface SummaryPicture {
  source: CanvasImageSource
  width: number
  height: number
}

export interface SummaryRow {
  text: string
  value: string
  /** Below the text, no larger than it is. */
  picture?: SummaryPicture
}

export interface SummaryGroup {
  title?: string
  rows: readonly SummaryRow[]
}
