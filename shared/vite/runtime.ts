import { fileURLToPath } from 'node:url'

/**
 * What stands for React: `RUNTIME=preact` builds for operators whose borrowers have the cheapest
 * phones. Development and the build's own rendering stay on React.
 */
export function runtimeAlias(runtime = process.env.RUNTIME || 'react'): Record<string, string> {
  if (runtime === 'react') return {}
  if (runtime !== 'preact') throw new Error(`RUNTIME=${runtime}: it is react or preact`)
  return {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    react: fileURLToPath(new URL('../lib/preact.ts', import.meta.url))
  }
}
