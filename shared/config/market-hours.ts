import { brand } from './brand.ts'

/** Ahead of UTC, all year. */
export const hoursAhead = { ph: 8, in: 5.5 }[brand.market]
