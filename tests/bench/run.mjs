// Node 20 reads no TypeScript: Vite does.
import { runnerImport } from 'vite'

await runnerImport(new URL('bench.ts', import.meta.url).pathname, { configFile: false })
