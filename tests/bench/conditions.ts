/** What is alike on every network. */
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

export type NetworkName = '4G' | '3G'

export const networks: Record<NetworkName, NetworkConditions> = {
  '4G': { slowerProcessor: 4, roundTrip: 150, down: 1_600_000, up: 750_000 },
  '3G': { slowerProcessor: 10, roundTrip: 300, down: 700_000, up: 350_000 }
}
