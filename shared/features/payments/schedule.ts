/** Milliseconds between questions: from three seconds, by half more each time, to three quarters of a minute. */
const shortest = 3000
const longest = 45_000
const growth = 1.5

/** For how long a payment is watched, from when it began or somebody came back to it. */
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
