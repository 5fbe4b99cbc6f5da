import { fileURLToPath } from 'node:url'

/** Stands for React: `RUNTIME=preact` is for the cheapest phones. Development stays on React. */
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
