import { readOptions, usage } from './options.ts'
import { probe } from './probe.ts'
import { isSound, reportLines } from './report.ts'

/**
 * `npm run probe -- https://backend --session … --order … --product …`: makes the pages' calls and
 * says what a page would do with each answer. Exits 1 where a page would not work.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  try {
    const options = readOptions(args)
    const all = await probe(options, { fetch, timeout: 60_000, now: () => performance.now() })
    const lines = options.asJson ? [JSON.stringify(all, null, 2)] : reportLines(all)
    process.stdout.write(`${lines.join('\n')}\n`)
    if (!isSound(all)) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
