import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import { type PoolOptions, ThreadsPoolWorker } from 'vitest/node'

type Listener = [event: string, callback: (message: unknown) => void]

/** Happy-dom keeps what its windows had: after so many runs a thread has some 2 GB. */
const runsOfThread = 60

/** A worker thread that outlives its run. */
class KeptWorker extends ThreadsPoolWorker {
  override readonly name = 'kept'
  protected override readonly entrypoint = fileURLToPath(new URL('./worker.mjs', import.meta.url))
  private runs = 0
  private listeners: Listener[] = []
  /** Vitest starts the next run while the last one still stops. */
  private idle: Promise<void> = Promise.resolve()
  private release = () => {}

  override on(...listener: Listener): void {
    this.listeners.push(listener)
    super.on(...listener)
  }

  override async start(): Promise<void> {
    await this.idle
    this.idle = new Promise(resolve => {
      this.release = resolve
    })
    if (this.runs === 0) await super.start()
    this.runs += 1
  }

  override async stop(): Promise<void> {
    for (const listener of this.listeners.splice(0)) this.off(...listener)
    if (this.runs === runsOfThread) {
      this.runs = 0
      await super.stop()
    }
    this.release()
  }
}

/**
 * Runs every mutant's tests in the same worker threads, one with a browser's globals and one
 * without: to start one takes ten times as long as most tests. Modules and globals are new each
 * time all the same. Set here, since Stryker asks for threads of one run each.
 */
export function keptWorkerPlugin(): Plugin {
  const workers = new Map<string, KeptWorker>()
  const createPoolWorker = (options: PoolOptions) => {
    const { name } = options.environment
    const worker = workers.get(name) ?? new KeptWorker(options)
    workers.set(name, worker)
    return worker
  }
  return {
    name: 'loan-kept-worker',
    configureVitest({ project }) {
      Object.assign(project.config, {
        pool: 'kept',
        poolRunner: { name: 'kept', createPoolWorker }
      })
    }
  }
}
