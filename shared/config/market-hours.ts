import { brand } from './brand.ts'

/** How far the market's clocks are ahead of UTC, all year. */
export const hoursAhead = { ph: 8, in: 5.5 }[brand.market]
