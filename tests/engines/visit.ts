import { scenarios, scenarioUrl } from '../sandbox/scenarios.ts'
import type { Point, Tab } from './driver/driver.ts'
import { poll } from './poll.ts'
import type { Look } from './server/look.ts'
import type {} from './server/probe.ts'
import type { VisitRecord as Seen } from './server/visits.ts'

const nowherePath = '/probe/nowhere'
let count = 0

/** One person's visit to a page, known to the server by a name of its own. */
export interface Visit {
  tab: Tab
  id: string
  /** Opens a scenario by its name, or a page by its file, with more parameters; `rest` ends its address. */
  open(what: string, extra?: Record<string, string>, rest?: string): Promise<void>
  look(): Promise<Look>
  /** Waits until nothing more comes: an engine keeps no page for the way back that still loads. */
  rest(): Promise<void>
  /** Looks until it is as wanted; throws with what is seen when it does not come to that. */
  until(wanted: (look: Look) => boolean, patience?: number): Promise<Look>
  /** Taps so many times within one task. */
  tap(control: string, times?: number): Promise<void>
  fill(control: string, value: string): Promise<void>
  focus(control: string): Promise<void>
  /** Chooses a photo, as far as the page can tell. */
  choosePhoto(): Promise<void>
  /** Where a control is, as soon as it is there. */
  find(control: string): Promise<Point>
  /** Really clicks, as fingers and mice do. */
  click(control: string, times?: 1 | 2): Promise<void>
  /** Does something in a second tab of the same borrower, which is closed in the end. */
  beside<Result>(work: (visit: Visit) => Promise<Result>): Promise<Result>
  /** The page that was opened last has made way for another one. */
  left(): Promise<void>
  /** Leaves for nowhere, so that nothing of this visit is left to happen. */
  leave(): Promise<void>
  seen(): Promise<Seen>
  release(): Promise<void>
  /** From now on no page is sent to this visit. */
  cut(): Promise<void>
  /** All errors that the page left uncaught, reported to its policy or wrote to the console. */
  trouble(): Promise<string[]>
}

function addressOf(
  what: string,
  id: string,
  extra: Record<string, string>,
  origin: string
): string {
  const parameters = { ...extra, probe: id }
  const scenario = scenarios.find(({ name }) => name === what)
  if (!scenario) return `${origin}/${what}?${new URLSearchParams(parameters)}`
  const { sessionId, utm_tag = '' } = scenario.query
  const url = (more: Record<string, string>) =>
    origin + scenarioUrl(what, { ...parameters, ...more }, origin)
  if (sessionId) return url({ sessionId: `${sessionId}.${id}` })
  // Without a session nothing but the campaign's tag travels on to the calls.
  return url({ utm_tag: `${utm_tag}&${new URLSearchParams(parameters)}` })
}

const newId = () => `v${process.pid}-${++count}`

export function startVisit(tab: Tab, origin: string, id = newId()): Visit {
  // A page of the same origin: for any other WebKit starts a process of its own, each time.
  const nowhere = origin + nowherePath
  // A connection of its own: the server closes a kept one after 5 s, maybe just when it is used again.
  const headers = { connection: 'close' }
  const ask = async (what: string): Promise<Seen> =>
    (await fetch(`${origin}/probe/${what}?probe=${id}`, { headers })).json()

  const look = () =>
    tab.run(name => {
      const { probe } = window
      if (!probe || new URLSearchParams(location.search).get('probe') !== name) {
        throw new Error(`Still at ${location.href}`)
      }
      return probe.describeState()
    }, id)

  const until: Visit['until'] = (wanted, patience) =>
    poll(look, wanted, last => `It came to this: ${JSON.stringify(last)}`, patience)

  const where = () => tab.run(() => location.href, undefined)

  /** Does something to a control as soon as it is there. */
  const handle = <Rest extends unknown[]>(
    work: (input: readonly [string, ...Rest]) => boolean | undefined,
    ...input: [string, ...Rest]
  ) =>
    poll(
      () => tab.run(work, input),
      done => done === true,
      () => `There is no ${input[0]}`
    )

  const find: Visit['find'] = async control => {
    const point = await poll(
      () => tab.run(name => window.probe?.findPoint(name), control),
      found => Boolean(found),
      () => `There is no ${control}`
    )
    return point ?? { x: 0, y: 0 }
  }

  /** The place of a control that no longer moves: a late answer may move it. */
  const findStill: Visit['find'] = async control => {
    let point = await find(control)
    await poll(
      async () => {
        const before = point
        await new Promise(resolve => setTimeout(resolve, 100))
        point = await find(control)
        return point.x === before.x && point.y === before.y
      },
      Boolean,
      () => `${control} does not stand still`
    )
    return point
  }

  const rest = async () => {
    const read = () => tab.run(() => window.probe?.countCome(), undefined)
    for (let quiet = 0, before = -1; quiet < 5; ) {
      const come = await poll(
        read,
        count => count !== undefined,
        () => 'Something is still asked for'
      )
      quiet = come === before ? quiet + 1 : 0
      before = come ?? -1
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }

  let opened = ''

  return {
    tab,
    id,
    open: async (what, extra = {}, rest = '') => {
      opened = addressOf(what, id, extra, origin) + rest
      await tab.open(opened)
      // WebKit forgets now and then where it was told to go: then it is told once more.
      await poll(
        where,
        href => href !== nowhere,
        () => `Still at ${nowhere}`,
        10_000
      ).catch(() => tab.open(opened))
    },
    leave: async () => {
      const isAway = () => tab.run(() => location.pathname, undefined)
      // A page that is about to go elsewhere by itself may win: then it is told once more.
      for (let attempt = 0; ; attempt++) {
        try {
          await tab.open(nowhere)
          await poll(
            isAway,
            path => path === nowherePath,
            path => `Still at ${path}`,
            5000
          )
          return
        } catch (error) {
          if (attempt > 5) throw error
        }
      }
    },
    beside: async work => {
      const other = await tab.beside()
      try {
        return await work(startVisit(other, origin, id))
      } finally {
        await other.close()
      }
    },
    left: async () => {
      await poll(
        where,
        href => href !== opened,
        href => `Still at ${href}`
      )
    },
    look,
    rest,
    until,
    tap: async (control, times = 1) => {
      // Where a tap was sent that has no answer: a page that goes elsewhere takes it along.
      let sentAt = ''
      await poll(
        async () => {
          const here = await where()
          if (sentAt && here !== sentAt) return true
          sentAt = here
          const done = await tab.run(
            ([name, often]) => (window.probe ? window.probe.tap(name, often) : false),
            [control, times] as const
          )
          if (done === false) sentAt = ''
          return done
        },
        done => done === true,
        () => `There is no ${control}`
      )
    },
    fill: async (control, value) => {
      await handle(([name, text]) => window.probe?.fill(name, text), control, value)
    },
    focus: async control => {
      await handle(([name]) => window.probe?.focus(name), control)
    },
    choosePhoto: async () => {
      await poll(
        () => tab.run(() => window.probe?.choosePhoto(), undefined),
        done => done === true,
        () => 'There is no place for a photo'
      )
    },
    find,
    click: async (control, times) => tab.click(await findStill(control), times),
    seen: () => ask('visit'),
    release: async () => void (await ask('release')),
    cut: async () => void (await ask('cut')),
    trouble: async () => {
      const { reports } = await ask('visit')
      return reports.filter(report => !/^(?:bridge|shown):/.test(report))
    }
  }
}
