import { atom } from 'nanostores'
import { fetchScenarios, type Listing } from '../../shared/api/scenarios.ts'
import { computed } from '../../shared/lib/computed.ts'
import { placeOfAddress, writeAddress } from './address.ts'
import { createFrame } from './frame.ts'
import { slowFiles } from './phone.ts'
import { type BenchPlace, readPlace } from './place.ts'
import { findStates, groupStates } from './search.ts'
import type { Switches, SwitchName } from './switches.ts'

const opensAnew: readonly string[] = ['borrower', 'look']
const looksOnly: readonly string[] = ['screen']

function createStates() {
  const $listing = atom<Listing | undefined>()
  const $search = atom('')
  const $place = atom<BenchPlace>(readPlace({}))
  const $groups = computed([$listing, $search], (listing, search) =>
    groupStates(findStates(listing?.states ?? [], search))
  )
  const $state = computed([$listing, $place], (listing, { state }) =>
    listing?.states.find(({ name }) => name === state)
  )
  const $siblings = computed([$listing, $state], (listing, state) =>
    (listing?.states ?? []).filter(({ page }) => page === state?.page)
  )
  const stateBeside = (by: 1 | -1) => {
    const listed = $groups.get().flatMap(({ pages }) => pages.flatMap(({ states }) => states))
    const at = listed.findIndex(({ name }) => name === $place.get().state)
    return listed[at + by]
  }
  return { $listing, $search, $place, $groups, $state, $siblings, stateBeside }
}

export function createWorkbenchPage() {
  const { stateBeside, ...states } = createStates()
  const { $listing, $place, $state } = states
  /** Whether there is no sandbox here to show. */
  const $isAlone = atom(false)
  const frame = createFrame(() => ({
    place: $place.get(),
    listing: $listing.get(),
    state: $state.get()
  }))

  function move(place: BenchPlace, isStep = false): void {
    const isOther = place.state !== $place.get().state
    $place.set(place)
    writeAddress(place, isStep)
    if (isOther) {
      frame.$edits.set({})
      void frame.startOver()
    }
  }

  const choose = (state: string, view: BenchPlace['view'] = 'page') =>
    move({ ...$place.get(), state, view }, true)

  return {
    ...states,
    ...frame,
    $isAlone,
    choose,
    step: (by: 1 | -1) => {
      const next = stateBeside(by)
      if (next) choose(next.name)
    },
    change: (values: Partial<Pick<BenchPlace, 'language' | 'fault' | 'on' | 'tab' | 'view'>>) => {
      move({ ...$place.get(), ...values })
      if ('tab' in values || 'view' in values) return
      if ('language' in values) frame.openFrame()
      else frame.reload()
    },
    flip: <Name extends SwitchName>(name: Name, value: Switches[Name]) => {
      const place = $place.get()
      move({ ...place, switches: { ...place.switches, [name]: value } })
      if (opensAnew.includes(name)) frame.openFrame()
      else if (!looksOnly.includes(name)) frame.reload()
    },
    open: async () => {
      const result = await fetchScenarios()
      if (!result.success) {
        $isAlone.set(true)
        return
      }
      $listing.set(result.data)
      const place = placeOfAddress()
      const first = result.data.way[0]?.name ?? result.data.states[0]?.name ?? ''
      move({ ...place, state: place.state || first })
      addEventListener('popstate', () => move(placeOfAddress()))
      addEventListener('pagehide', () => slowFiles(undefined))
    }
  }
}

export type WorkbenchPage = ReturnType<typeof createWorkbenchPage>
