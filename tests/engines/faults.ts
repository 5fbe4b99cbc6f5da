/** The ways in which a call may fail. */
export const faults = [
  'offline',
  'reset',
  'truncated',
  'hang',
  'http-502',
  'http-429',
  'html',
  'half-json',
  'wrong-types'
]
