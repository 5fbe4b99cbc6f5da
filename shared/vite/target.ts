// A target by browser would spell `?.` out, for a fault in `a?.(...b)` (Chrome 90), which nobody here makes.
/** The syntax of the oldest phones, Chrome 87 and iOS 15.4, by year. `tests/checks` holds it, and the APIs. */
export const scriptTarget = 'es2021'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** In the notation of Lightning CSS. */
export const styleTarget = { chrome: version(87), ios_saf: version(15, 4), firefox: version(92) }

/** Calls of libraries that came later than those, by what has always done it (Chrome 93). */
export const olderCalls = { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' }
