import { atom, computed } from 'nanostores'
import { fetchScenarios, type Listing, resetBorrower } from '../../shared/api/scenarios.ts'
import { placeOfAddress, writeAddress } from './address.ts'
import { frameAddress, sessionOf } from './frame-address.ts'
import {
  chooseLanguage,
  clearPhone,
  readSaid,
  readStored,
  removeStored,
  type StoredItem
} from './phone.ts'
import { type BenchPlace, readPlace } from './place.ts'
import { type FrameCall, type FrameNote, kindOfCall, withCall } from './record.ts'
import { type FrameSettings, settingsOf } from './settings.ts'
import { findStates, groupStates } from './side/search.ts'
import type { Switches, SwitchName } from './switches.ts'

/** What stands on a frame for the script in it. */
export interface Bench {
  settings: () => FrameSettings
  note: (note: FrameNote) => void
}

export interface FrameVisit {
  /** Another number is another frame. */
  id: number
  address: string
}

/** What a switch changes beside the looks of the frame. */
const opensAnew: readonly string[] = ['borrower', 'look']
const looksOnly: readonly string[] = ['screen']

export function createWorkbenchPage() {
  const $listing = atom<Listing | undefined>()
  /** Whether there is no sandbox here, whose list the workbench shows. */
  const $isAlone = atom(false)
  const $search = atom('')
  const $place = atom<BenchPlace>(readPlace({}))
  const $visit = atom<FrameVisit | undefined>()
  const $calls = atom<readonly FrameCall[]>([])
  const $problems = atom<readonly string[]>([])
  const $said = atom<readonly string[]>([])
  const $stored = atom<readonly StoredItem[]>([])
  /** What the frame shows, wherever the borrower has gone from the state. */
  const $opened = atom('')
  const $edits = atom<Readonly<Record<string, string>>>({})
  let pagesShown = 0
  let frame: HTMLIFrameElement | null = null

  const $groups = computed([$listing, $search], (listing, search) =>
    groupStates(findStates(listing?.states ?? [], search))
  )
  const $state = computed([$listing, $place], (listing, { state }) =>
    listing?.states.find(({ name }) => name === state)
  )
  /** The states of the chosen one's page. */
  const $siblings = computed([$listing, $state], (listing, state) =>
    (listing?.states ?? []).filter(({ page }) => page === state?.page)
  )

  function readPhone(): void {
    $said.set(readSaid())
    $stored.set(readStored())
  }

  function note(told: FrameNote): void {
    if (told.kind === 'opened') {
      pagesShown += 1
      $opened.set(told.address)
    }
    if (told.kind === 'call') $calls.set(withCall($calls.get(), told, pagesShown))
    if (told.kind === 'broke') $problems.set([...$problems.get(), told.message])
    readPhone()
  }

  const bench: Bench = { settings: () => settingsOf($place.get(), $edits.get()), note }

  function openFrame(): void {
    const listing = $listing.get()
    const state = $state.get()
    if (!listing || !state) return
    chooseLanguage($place.get().language || (listing.languages[0] ?? ''))
    const id = ($visit.get()?.id ?? 0) + 1
    $visit.set({ id, address: frameAddress(state, $place.get(), listing) })
  }

  /** The chosen state as it is at first: another phone, and a sandbox that has forgotten the borrower. */
  async function startOver(): Promise<void> {
    const state = $state.get()
    const id = $visit.get()?.id ?? 0
    // The page that is left may still save something: it goes first.
    $visit.set(undefined)
    $calls.set([])
    $problems.set([])
    if (!state) return
    await Promise.all([clearPhone(), resetBorrower(sessionOf(state, $place.get(), 'bench'))])
    readPhone()
    if ($state.get() !== state || $visit.get()) return
    $visit.set({ id, address: '' })
    openFrame()
  }

  /** Opens what the frame shows once more, in the state that borrower and phone are in by now. */
  function reload(): void {
    $calls.set([])
    $problems.set([])
    if (frame?.contentWindow) frame.contentWindow.location.reload()
    else openFrame()
  }

  function move(place: BenchPlace, isStep = false): void {
    const isOther = place.state !== $place.get().state
    $place.set(place)
    writeAddress(place, isStep)
    if (isOther) {
      $edits.set({})
      void startOver()
    }
  }

  function choose(state: string, view: BenchPlace['view'] = 'page'): void {
    move({ ...$place.get(), state, view }, true)
  }

  /** The state before or after this one, as the side list has them. */
  function step(by: 1 | -1): void {
    const names = $groups.get().flatMap(({ pages }) => pages.flatMap(({ states }) => states))
    const at = names.findIndex(({ name }) => name === $place.get().state)
    const next = names[at + by]
    if (next) choose(next.name)
  }

  function change(
    values: Partial<Pick<BenchPlace, 'language' | 'fault' | 'on' | 'tab' | 'view'>>
  ): void {
    move({ ...$place.get(), ...values })
    if ('tab' in values || 'view' in values) return
    if ('language' in values) openFrame()
    else reload()
  }

  function flip<Name extends SwitchName>(name: Name, value: Switches[Name]): void {
    const place = $place.get()
    move({ ...place, switches: { ...place.switches, [name]: value } })
    if (opensAnew.includes(name)) openFrame()
    else if (!looksOnly.includes(name)) reload()
  }

  /** Answers calls of one kind with a text from now on; undefined leaves them to the sandbox again. */
  function edit(call: Pick<FrameCall, 'method' | 'path'>, answer: string | undefined): void {
    const { [kindOfCall(call)]: _before, ...others } = $edits.get()
    $edits.set(answer === undefined ? others : { ...others, [kindOfCall(call)]: answer })
    reload()
  }

  /** As if the borrower came back from the wallet or the shop: pages look again. */
  function comeBack(): void {
    const page = frame?.contentDocument
    page?.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }

  function remove(item: StoredItem): void {
    removeStored(item)
    readPhone()
  }

  async function open(): Promise<void> {
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
  }

  return {
    $listing,
    $isAlone,
    $search,
    $place,
    $groups,
    $state,
    $siblings,
    $visit,
    $opened,
    $calls,
    $problems,
    $said,
    $stored,
    $edits,
    bench,
    attach: (element: HTMLIFrameElement | null) => {
      frame = element
      if (element) Object.assign(element, { bench })
    },
    open,
    choose,
    step,
    change,
    flip,
    edit,
    startOver,
    reload,
    comeBack,
    remove
  }
}

export type WorkbenchPage = ReturnType<typeof createWorkbenchPage>
