import type { SandboxCall } from './call.ts'

const areas = import.meta.glob<Record<string, SandboxCall[]>>(
  ['./calls/*.ts', '!./calls/landing.ts'],
  { eager: true }
)

/** Every call with a session; those of the landing page, in `calls/landing.ts`, know no borrower. */
export const calls: SandboxCall[] = Object.values(areas).flatMap(area => Object.values(area).flat())
