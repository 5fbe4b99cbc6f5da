import { goodEmv, tamperedEmv } from './emv-cases.ts'
import { goodUpi, tamperedUpi } from './upi-cases.ts'

/** Codes that may not be drawn nor opened, and codes that may. `tests/engines` uses this table, too. */
export const tamperedCodes = [...tamperedEmv, ...tamperedUpi]
export const goodCodes = [...goodEmv, ...goodUpi]
