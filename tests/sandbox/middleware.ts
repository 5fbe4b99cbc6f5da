import { Buffer } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Sandbox } from './app.ts'
import { isConnectionReset } from './apply-fault.ts'

function isBelow(url: string | undefined): boolean {
  return /^\/(?:muscular|sandbox)(?:[/?]|$)/.test(url ?? '')
}

/** Sends the part of the body that there is, then closes, short of its content-length. */
async function sendTruncated(response: Response, outgoing: ServerResponse): Promise<void> {
  const chunk = await response.body?.getReader().read()
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.write(Buffer.from(chunk?.value ?? []), () => outgoing.destroy())
}

/** For Vite's servers: `server.middlewares.use(sandboxMiddleware(sandbox))`, without a path. */
export function sandboxMiddleware(
  sandbox: Sandbox
): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  function listener(req: IncomingMessage, res: ServerResponse) {
    return getRequestListener(
      async request => {
        try {
          const response = await sandbox.app.fetch(request)
          if (!response.headers.has('x-sandbox-truncated')) return response
          await sendTruncated(response, res)
        } catch (error) {
          // The answer has no connection of its own yet while the one before it is being finished.
          if (isConnectionReset(error)) req.socket.resetAndDestroy()
          else if (!res.destroyed) throw error
        }
        return RESPONSE_ALREADY_SENT
      },
      { overrideGlobalObjects: false }
    )(req, res)
  }

  return (req, res, next) => {
    if (!isBelow(req.url)) return next()
    // A client that hangs up before the answer is what the faults are for, not an error.
    listener(req, res).catch(() => res.destroy())
  }
}
