import parse from 'qs/lib/parse.js'

/**
 * The half of qs that reads. In a file of its own, so that only the one with React, which is
 * CommonJS as well, needs the bundler's helpers for it.
 */
export { parse }
