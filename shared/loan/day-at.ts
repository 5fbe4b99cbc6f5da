const hour = 3_600_000
const day = 24 * hour

/** Days since 1970-01-01 at a moment in milliseconds, by clocks so many hours ahead of UTC. */
export function dayAt(moment: number, hoursAhead: number): number {
  return Math.floor((moment + hoursAhead * hour) / day)
}
