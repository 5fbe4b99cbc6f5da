import { builtinEnvironments } from 'vitest/runtime'

/** A document for the code of the server, as the unit tests have: only there schemas say what their fields are called. */
export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' }
