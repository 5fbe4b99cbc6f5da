import type { Context } from 'hono'

export const BASE = '/muscular/sandbox'

export function queryOf(c: Context): Record<string, string> {
  return Object.fromEntries(new URL(c.req.url).searchParams)
}

/** The time at which a page or call is asked for, by its query: milliseconds since 1970. */
export type Clock = (query: Record<string, string>) => number
