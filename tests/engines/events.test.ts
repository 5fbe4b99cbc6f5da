import { describe, expect, test } from 'vitest'
import { createVisitor } from './harness.ts'
import { fillCode, fillNumber } from './landing-form.ts'
import { poll } from './poll.ts'
import { engineNames, one } from './pool.ts'
import type { Visit } from './visit.ts'

const visitIn = createVisitor({}, one)

interface LandingEvent {
  event: string
  event_id: string
}

const readLayer = () => (window as unknown as { dataLayer?: LandingEvent[] }).dataLayer ?? []

/** Waits until the page has told its data layer of a step, and answers all that it has told so far. */
const eventsUpTo = (visit: Visit, wanted: string): Promise<LandingEvent[]> =>
  poll(
    () => visit.tab.run(readLayer, undefined),
    events => events.some(({ event }) => event === wanted),
    events => `It told ${JSON.stringify(events)}`
  )

/** The ids that the page's own calls have named, by their path. */
async function idsSent(visit: Visit): Promise<Record<string, string[]>> {
  const sent = await visit.tab.run(() => window.probe?.sent() ?? [], undefined)
  const ids: Record<string, string[]> = {}
  for (const [path = '', fields = ''] of sent) {
    const id = new URLSearchParams(fields).get('event_id')
    if (id) ids[path] = [...(ids[path] ?? []), id]
  }
  return ids
}

/** From the advertisement to the app's store, with a reload before anything is typed. */
async function registerByCampaign(visit: Visit) {
  const address = { utm_tag: `probe=${visit.id}` }
  await visit.open('go/first-loan.html', address)
  const [before] = await eventsUpTo(visit, 'landing_seen')
  // A page that is left at once may lose its call.
  await poll(
    () => visit.seen(),
    ({ calls }) => calls.some(call => call.endsWith('track-visit')),
    last => `The backend heard ${last?.calls}`
  )
  await visit.open('go/first-loan.html', address)
  const [again] = await eventsUpTo(visit, 'landing_seen')
  await fillNumber(visit)
  await visit.tap('Get code')
  await fillCode(visit)
  await eventsUpTo(visit, 'landing_code_received')
  await visit.tap('.register-form [type=submit]')
  await eventsUpTo(visit, 'landing_download')
  // The store is elsewhere: the tap is told before it leads there.
  await visit.tab.run(() => addEventListener('click', event => event.preventDefault()), undefined)
  await visit.tap('[href*="play.google"]', 2)
  const layer = await eventsUpTo(visit, 'landing_store')
  const seen = await poll(
    () => visit.seen(),
    ({ pixels }) => pixels.some(pixel => pixel.includes('landing_store')),
    last => `The advertiser heard ${last?.pixels}`
  )
  return { before, again, layer, seen, ids: await idsSent(visit) }
}

describe.concurrent('a visitor who registers', () => {
  test.for(engineNames)(
    'is told of once for each step, by one id everywhere, in %s',
    async engine => {
      const { before, again, layer, seen, ids } = await visitIn(engine, registerByCampaign)
      const conversion = layer[4]?.event
      expect(layer.map(({ event }) => event)).toEqual([
        'landing_seen',
        'landing_started',
        'landing_code_asked',
        'landing_code_received',
        expect.stringMatching(/^register_/),
        'landing_download',
        'landing_store'
      ])
      // A reload is the same visit.
      expect(again?.event_id).toBe(before?.event_id)
      // An engine may send a picture's request again by itself: advertisers tell it by its id.
      const pixels = layer.map(({ event, event_id }) => `${event} ${event_id}`)
      expect(new Set(seen.pixels)).toEqual(new Set(pixels))

      const idOf = (name: string | undefined) => layer.find(({ event }) => event === name)?.event_id
      expect(ids).toEqual({
        '/probe/pixel': layer.map(({ event_id }) => event_id),
        '/muscular/landing/track-visit': [idOf('landing_seen')],
        '/muscular/landing/track-click': [idOf(conversion)],
        '/muscular/landing/register': [idOf(conversion)]
      })
      const heard = (path: string) => seen.calls.filter(call => call.endsWith(path)).length
      expect(['track-visit', 'track-click', 'register'].map(heard)).toEqual([2, 1, 1])
    }
  )
})
