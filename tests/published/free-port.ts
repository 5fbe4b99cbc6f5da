import { createServer } from 'node:net'

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('No port'))
      })
    })
  })
}

/** Waits until a server answers, for half a minute; says what it wrote when it does not. */
export async function untilAnswers(origin: string, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      await fetch(origin)
      return
    } catch {
      await new Promise(done => setTimeout(done, 200))
    }
  }
  throw new Error(`${origin} does not answer. ${log()}`)
}
