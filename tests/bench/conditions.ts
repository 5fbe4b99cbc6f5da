/** A cheap phone on a slow 4G network. */
export const conditions = {
  viewport: { width: 360, height: 740 },
  slowerProcessor: 4,
  /** Milliseconds there and back. */
  roundTrip: 150,
  /** Milliseconds the backend takes for a call. */
  serverTime: 200,
  /** Bits per second. */
  down: 1_600_000,
  up: 750_000
}
