export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowDown'

/** One page of one engine, in somebody's hand. */
export interface Tab {
  /** Starts to open an address; answers before it is there. */
  open(address: string): Promise<void>
  /** Runs a function inside the page; it must not use anything from outside itself. */
  run<Given, Answer>(
    work: (input: Given) => Answer | Promise<Answer>,
    input: Given
  ): Promise<Answer>
  click(point: Point, times?: 1 | 2): Promise<void>
  press(key: Key): Promise<void>
  resize(size: Size): Promise<void>
  /** Another tab of the same browser, with the same storage and locks. */
  beside(): Promise<Tab>
  close(): Promise<void>
  /** Where keys have been pressed the tab is not used again: see `firefox.ts`. */
  discard?(): Promise<void>
}

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** How the borrower has set up the phone. */
export interface Settings {
  reducedMotion?: boolean
  forcedColours?: boolean
  scriptsOff?: boolean
  /** Going back brings a page as it was left; the light form of Chromium cannot. */
  pageCache?: boolean
}

export interface Engine {
  name: EngineName
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export const phone: Size = { width: 360, height: 740 }
