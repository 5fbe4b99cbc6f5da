import { atom } from 'nanostores'
import { type ListedState, type Listing, resetBorrower } from '../../shared/api/scenarios.ts'
import { frameAddress, sessionOf } from './frame-address.ts'
import {
  chooseLanguage,
  clearPhone,
  readAppMessages,
  readStored,
  removeStored,
  type StoredItem,
  slowFiles
} from './phone.ts'
import type { BenchPlace } from './place.ts'
import { type FrameCall, type FrameNote, kindOfCall, withCall } from './record.ts'
import { type FrameSettings, settingsOf, waits } from './settings.ts'

/** For the script in the frame. */
export interface Bench {
  settings: () => FrameSettings
  note: (note: FrameNote) => void
}

interface FrameVisit {
  /** A new number makes a new frame. */
  id: number
  address: string
}

export interface FrameWish {
  place: BenchPlace
  listing: Listing | undefined
  state: ListedState | undefined
}

function createRecord() {
  const $calls = atom<readonly FrameCall[]>([])
  const $problems = atom<readonly string[]>([])
  const $appMessages = atom<readonly string[]>([])
  const $stored = atom<readonly StoredItem[]>([])
  const $opened = atom('')
  let pagesOpened = 0

  const readPhone = () => {
    $appMessages.set(readAppMessages())
    $stored.set(readStored())
  }
  const note = (frameNote: FrameNote) => {
    if (frameNote.kind === 'opened') {
      pagesOpened += 1
      $opened.set(frameNote.address)
    }
    if (frameNote.kind === 'call') $calls.set(withCall($calls.get(), frameNote, pagesOpened))
    if (frameNote.kind === 'broke') $problems.set([...$problems.get(), frameNote.message])
    readPhone()
  }
  const forget = () => {
    $calls.set([])
    $opened.set('')
    $problems.set([])
  }
  return { $calls, $problems, $appMessages, $stored, $opened, readPhone, note, forget }
}

/** As if the borrower came back from the wallet or shop: pages look again. */
function comeBackTo(frame: HTMLIFrameElement | null): void {
  frame?.contentDocument?.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

type Edits = Readonly<Record<string, string>>
type CallKind = Pick<FrameCall, 'method' | 'path'>

function withEdit(edits: Edits, call: CallKind, answer: string | undefined): Edits {
  const { [kindOfCall(call)]: _before, ...others } = edits
  return answer === undefined ? others : { ...others, [kindOfCall(call)]: answer }
}

type Recorded = Pick<ReturnType<typeof createRecord>, 'forget' | 'readPhone'>

function createVisits(wish: () => FrameWish, { forget, readPhone }: Recorded) {
  const $visit = atom<FrameVisit | undefined>()
  let visits = 0

  function openFrame(): void {
    const { listing, state, place } = wish()
    if (!listing || !state) return
    forget()
    slowFiles(waits[place.switches.network])
    chooseLanguage(place.language || (listing.languages[0] ?? ''))
    visits += 1
    $visit.set({ id: visits, address: frameAddress(state, place, listing) })
  }

  /** Another phone, and a sandbox that has forgotten the borrower. */
  async function startOver(): Promise<void> {
    const { state, place } = wish()
    // The page that is left may still save something, so it goes first.
    $visit.set(undefined)
    forget()
    if (!state) return
    await Promise.all([clearPhone(), resetBorrower(sessionOf(state, place, 'bench'))])
    readPhone()
    if (wish().state !== state || $visit.get()) return
    openFrame()
  }

  return { $visit, openFrame, startOver }
}

export function createFrame(wish: () => FrameWish) {
  const { readPhone, note, forget, ...record } = createRecord()
  const visits = createVisits(wish, { forget, readPhone })
  const $edits = atom<Edits>({})
  let frame: HTMLIFrameElement | null = null

  const bench: Bench = { settings: () => settingsOf(wish().place, $edits.get()), note }

  function reload(): void {
    if (!frame?.contentWindow) {
      visits.openFrame()
      return
    }
    forget()
    slowFiles(waits[wish().place.switches.network])
    frame.contentWindow.location.reload()
  }

  return {
    ...record,
    ...visits,
    $edits,
    bench,
    attach: (element: HTMLIFrameElement | null) => {
      frame = element
      if (element) Object.assign(element, { bench })
    },
    reload,
    /** From now on; undefined leaves the calls to the sandbox again. */
    edit: (call: CallKind, answer: string | undefined) => {
      $edits.set(withEdit($edits.get(), call, answer))
      reload()
    },
    comeBack: () => comeBackTo(frame),
    remove: (item: StoredItem) => {
      removeStored(item)
      readPhone()
    }
  }
}
