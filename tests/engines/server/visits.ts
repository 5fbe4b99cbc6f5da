/** What one visit, named by `probe=` in its address, has done and suffered so far. */
export interface Visit {
  /** `uncaught: …`, `policy: …`, `bridge: …` */
  reports: string[]
  /** Calls that have arrived, held ones too: `POST /v3/…` */
  calls: string[]
  answered: number
  /** Pages sent so far. */
  pages: number
  /** The files that stale html still finds. */
  kept: string[]
  /** Lets the calls go on that `damage=hold:…` holds. */
  release: () => void
  released: Promise<void>
}

function create(): Visit {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return { reports: [], calls: [], answered: 0, pages: 0, kept: [], release, released }
}

const visits = new Map<string, Visit>()

export function findVisit(id: string): Visit {
  const visit = visits.get(id) ?? create()
  visits.set(id, visit)
  return visit
}
