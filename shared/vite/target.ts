/**
 * The syntax that the oldest browsers of the borrowers' phones understand: Chrome 87 and iOS 15.4. Named by
 * year for scripts, since by browser `?.` would be spelt out, for a fault in calls with a spread
 * (`a?.(...b)`, Chrome 90), which nobody here makes. `tests/checks` holds both, and the APIs.
 */
export const scriptTarget = 'es2021'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** In the notation of Lightning CSS. */
export const styleTarget = { chrome: version(87), ios_saf: version(15, 4), firefox: version(92) }

/** Calls of libraries that came later than those, by what has always done it (Chrome 93). */
export const olderCalls = { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' }
