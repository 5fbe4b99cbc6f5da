import parse from 'qs/lib/parse.js'

/** The half of qs that reads, in a file of its own beside React, which is CommonJS as well. */
export { parse }
