/** Milliseconds between questions; each pause is half as long again. */
const shortest = 3000
const longest = 45_000
const growth = 1.5

/** Milliseconds that a payment is watched, from when it began or somebody came back. */
export const watchFor = 30 * 60_000

export interface Schedule {
  delay: number
  /** Milliseconds since 1970. */
  begunAt: number
}

export function firstSchedule(now: number): Schedule {
  return { delay: shortest, begunAt: now }
}

export function nextSchedule({ delay, begunAt }: Schedule): Schedule {
  return { delay: Math.min(delay * growth, longest), begunAt }
}
