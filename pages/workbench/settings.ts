import { bridgeObject } from '../../shared/config/bridge-wire.ts'
import type { BenchPlace } from './place.ts'
import type { Switches } from './switches.ts'

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds that a clock is ahead: of the whole world, or of the phone alone. */
const clocks: Record<Switches['clock'], { all: number; phone: number }> = {
  now: { all: 0, phone: 0 },
  day: { all: day, phone: 0 },
  days: { all: 3 * day, phone: 0 },
  weeks: { all: 14 * day, phone: 0 },
  month: { all: 30 * day, phone: 0 },
  'phone-hour': { all: 0, phone: hour },
  'phone-day': { all: 0, phone: day }
}

/** Milliseconds that each file and each call waits. */
export const waits: Record<Switches['network'], number> = { fast: 0, slow: 2000, slower: 8000 }

/** `tests/sandbox/workbench/frame.js` reads them in the frame before a page starts. */
export interface FrameSettings {
  ahead: number
  /** Parameters that are added to the query of each call. */
  call: Record<string, string>
  /** The size of text on the page's root. */
  text: string
  look: Switches['look']
  /** The name of the app's object, if an app is played; else ''. */
  app: string
  /** Edited answers by method and path. */
  edits: Readonly<Record<string, string>>
}

export const clockOf = ({ clock }: Switches): number => clocks[clock].all

export function settingsOf(
  { switches, fault, on }: BenchPlace,
  edits: Readonly<Record<string, string>> = {}
): FrameSettings {
  const { all, phone } = clocks[switches.clock]
  const delay = waits[switches.network]
  return {
    ahead: all + phone,
    call: {
      ...(fault && { fault }),
      ...(fault && on && { faultOn: on }),
      ...(delay > 0 && { delay: String(delay) }),
      ...(all > 0 && { clock: String(all) })
    },
    text: switches.text === '200' ? '200%' : '',
    look: switches.look,
    app: switches.app === 'app' ? bridgeObject : '',
    edits
  }
}
