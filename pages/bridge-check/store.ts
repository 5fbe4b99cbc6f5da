import { atom } from 'nanostores'
import { appSupports } from '../../shared/bridge/app-capabilities.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openContact } from '../../shared/bridge/contact.ts'
import { openLink } from '../../shared/bridge/open-link.ts'
import { openPayApp } from '../../shared/bridge/open-pay-app.ts'
import { saveFile } from '../../shared/bridge/save-file.ts'
import { saveImage } from '../../shared/bridge/save-image.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { hasFlag, setFlag } from '../../shared/context/session-storage.ts'
import { computed } from '../../shared/lib/computed.ts'
import { bridgeCheckMessages } from '../../shared/messages/en/bridge-check.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { checkSurroundings } from './check-surroundings.ts'
import {
  type CheckId,
  type CheckOutcome,
  failed,
  judge,
  nothingSeen,
  type Outcomes,
  passed
} from './checks.ts'
import { drawSample } from './draw-sample.ts'
import { forgetOutcomes, keepOutcomes, readOutcomes } from './kept-outcomes.ts'
import {
  asksForBack,
  closes,
  type Departure,
  leaves,
  makesRoom,
  refreshes,
  returns
} from './page-events.ts'
import { readPhoto } from './read-photo.ts'
import { summaryOf } from './summary.ts'

const { seen } = bridgeCheckMessages
const second = 1000
const minute = 60 * second

let turns = 0

/** Where two checks wait for another app, the later one has brought it up. */
async function whether(leaving: Promise<Departure>, act: () => void): Promise<CheckOutcome> {
  turns++
  const turn = turns
  act()
  const how = await leaving
  if (how === 'for-page') return failed(seen.replaced)
  return judge(how === 'for-app' && turn === turns, seen.left, seen.notLeft)
}

async function save(): Promise<CheckOutcome> {
  if (!appSupports('saveImage')) return failed(seen.noSave)
  await saveImage(await drawSample(), 'bridge-check.png')
  return { state: 'running', asks: seen.askSaved }
}

async function saveAsFile(): Promise<CheckOutcome> {
  if (!appSupports('saveFile')) return failed(seen.noFile)
  await saveFile(new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }), 'bridge-check.pdf')
  return { state: 'running', asks: seen.askFiled }
}

async function close(): Promise<CheckOutcome> {
  const closing = closes(4 * second)
  postAction('closeWebview')
  // An app may be slow or keep a closed page running: only the person knows.
  return (await closing) ? passed(seen.close) : { state: 'running', asks: seen.askClosed }
}

async function openWallet(): Promise<CheckOutcome> {
  const [app] = brand.payApps
  if (!app) return passed(seen.noWallets)
  const came = await openPayApp({ kind: 'app', link: `${app}://pay` })
  return judge(came === 'opened', seen.left, formatMessage(seen.noWallet, { app }))
}

const answers: Partial<Record<CheckId, (isSo: boolean) => CheckOutcome>> = {
  save: isThere => judge(isThere, seen.saved, seen.notSaved),
  file: isThere => judge(isThere, seen.filed, seen.notFiled),
  close: isClosed => judge(isClosed, seen.close, seen.noClose)
}

/** The other checks are seen by themselves, or answer an input. */
const runs: Partial<Record<CheckId, () => Promise<CheckOutcome>>> = {
  back: async () => judge(await asksForBack(20 * second), seen.back, seen.noBack),
  close,
  call: () => whether(leaves(4 * second), () => postAction('callPhone', brand.servicePhone)),
  mail: () => whether(leaves(4 * second), () => openContact(`mailto:${company.email}`)),
  site: () => whether(leaves(8 * second), () => openLink(company.siteOrigin)),
  wallet: openWallet,
  save,
  file: saveAsFile,
  refresh: async () => judge(await refreshes(minute), seen.refresh, seen.noRefresh),
  kept: async () => judge(await returns(5 * minute), seen.kept, seen.notLeft)
}

export const isStarted = (id: CheckId) => id in runs

export function createBridgeCheckPage() {
  const $outcomes = atom<Outcomes>(nothingSeen)
  /** The webview; the build, which draws the first state, is none. */
  const $agent = atom('')

  const set = (id: CheckId, outcome: CheckOutcome) => {
    $outcomes.set({ ...$outcomes.get(), [id]: outcome })
    keepOutcomes($outcomes.get())
  }
  const watch = async (id: CheckId, run: () => Promise<CheckOutcome>) => {
    if ($outcomes.get()[id].state === 'running') return
    set(id, { state: 'running' })
    set(id, await run())
  }

  return {
    $outcomes,
    $summary: computed([$outcomes, $agent], summaryOf),

    open(): void {
      $agent.set(navigator.userAgent)
      const before = readOutcomes(hasFlag('bridgeCheck'))
      setFlag('bridgeCheck')
      $outcomes.set({ ...before, ...checkSurroundings(keepOutcomes(before)) })
      keepOutcomes($outcomes.get())
    },
    start: async (id: CheckId): Promise<void> => {
      const run = runs[id]
      if (run) await watch(id, run)
    },
    answer(id: CheckId, isSo: boolean): void {
      const outcome = answers[id]?.(isSo)
      if (outcome) set(id, outcome)
    },
    choosePhoto: async (file: File | undefined) => set('photo', await readPhoto(file)),
    type: () =>
      watch('keyboard', async () =>
        judge(await makesRoom(3 * second), seen.keyboard, seen.noKeyboard)
      ),
    forget(): void {
      forgetOutcomes()
      $outcomes.set({ ...nothingSeen, ...checkSurroundings(keepOutcomes(nothingSeen)) })
    }
  }
}

export type BridgeCheckPage = ReturnType<typeof createBridgeCheckPage>
