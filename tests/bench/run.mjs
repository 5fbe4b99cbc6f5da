// Node 20 reads no TypeScript: Vite does.
import { runnerImport } from 'vite'

try {
  await runnerImport(new URL('bench.ts', import.meta.url).pathname, { configFile: false })
} catch (error) {
  // Input that cannot be is told in a sentence; `DEBUG=1` adds where in the code it was noticed.
  process.stderr.write(`${process.env.DEBUG ? error.stack : error.message}\n`)
  process.exit(1)
}
