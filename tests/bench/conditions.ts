/** Megabytes that the scripts of a page may take on an old phone. */
export const oldMemory = 64

/** The conditions that are alike on every network. */
export const conditions = {
  viewport: { width: 360, height: 740 },
  /** Milliseconds the backend takes for a call. */
  serverTime: 200
}

/** A cheap phone on its network. */
export interface NetworkConditions {
  slowerProcessor: number
  /** Milliseconds there and back. */
  roundTrip: number
  /** Bits per second. */
  down: number
  up: number
}

/** `old` is 3G on a phone of many years, whose browser has little memory. */
export type NetworkName = '4G' | '3G' | 'old'

export const networks: Record<NetworkName, NetworkConditions> = {
  '4G': { slowerProcessor: 4, roundTrip: 150, down: 1_600_000, up: 750_000 },
  '3G': { slowerProcessor: 10, roundTrip: 300, down: 700_000, up: 350_000 },
  old: { slowerProcessor: 20, roundTrip: 300, down: 700_000, up: 350_000 }
}
