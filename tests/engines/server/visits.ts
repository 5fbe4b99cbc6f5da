/** What one visit, named by `probe=` in its address, has done and suffered so far. */
export interface VisitRecord {
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

function create(): VisitRecord {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return { reports: [], calls: [], answered: 0, pages: 0, kept: [], release, released }
}

const visits = new Map<string, VisitRecord>()

export function findVisit(id: string): VisitRecord {
  const visit = visits.get(id) ?? create()
  visits.set(id, visit)
  return visit
}
