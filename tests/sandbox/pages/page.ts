import type { Context } from 'hono'

export const BASE = '/muscular/sandbox'

export function queryOf(c: Context): Record<string, string> {
  return Object.fromEntries(new URL(c.req.url).searchParams)
}
