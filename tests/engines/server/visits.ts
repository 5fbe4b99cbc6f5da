/** Which files are gone: those that start the page, those that it loads later, or what draws barcodes. */
export type Stale = 'entry' | 'chunk'

/** The deeds and damages of one visit so far; `probe=` in its address names it. */
export interface VisitRecord {
  /** `uncaught: …`, `policy: …`, `bridge: …` */
  reports: string[]
  /** Calls that have arrived, held ones too: `POST /v3/…` */
  calls: string[]
  answered: number
  /** The `requestId` of each call that `damage=dies:…` names, as it was heard. */
  intentions: string[]
  /** The event and its id of each picture that an advertiser was asked for. */
  pixels: string[]
  /** Pages sent so far. */
  pages: number
  /** The files that stale html still finds. */
  keptFiles: string[]
  /** Lets the calls go on that `damage=hold:…` holds, and answers those that `dies:…` does not. */
  release: () => void
  isReleased: boolean
  /** Whether its pages get no answer any more. */
  isCut: boolean
  released: Promise<void>
}

function create(): VisitRecord {
  let resolve = () => {}
  const released = new Promise<void>(done => {
    resolve = done
  })
  const visit: VisitRecord = {
    reports: [],
    calls: [],
    answered: 0,
    intentions: [],
    pixels: [],
    pages: 0,
    keptFiles: [],
    isReleased: false,
    isCut: false,
    released,
    release: () => {
      visit.isReleased = true
      resolve()
    }
  }
  return visit
}

const visits = new Map<string, VisitRecord>()

export function findVisit(id: string): VisitRecord {
  const visit = visits.get(id) ?? create()
  visits.set(id, visit)
  return visit
}
