/** A server with the built site, started for a test. */
export interface Server {
  origin: string
  /** The text of the server's log. */
  log: () => string
  stop: () => Promise<void>
}

export interface Built {
  /** The folder that is the server's root. */
  dist: string
  /** The folder with the servers' configuration. */
  deploy: string
}

export type StartServer = (built: Built, backend: string) => Promise<Server>
