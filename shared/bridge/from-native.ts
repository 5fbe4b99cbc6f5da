import { bridgeWire } from '../config/bridge-wire.ts'
import { refreshCommonParams } from '../context/common-params.ts'
import { takeAppCalls } from '../island/app-functions.ts'
import { postAction } from './bridge.ts'

/** Answers whether it has handled the way back, so that the app stays where it is. */
export type BackHandler = () => boolean

const handlers: BackHandler[] = []

/** Asks to be told when the app's back button is tapped; the newest handler is asked first. */
export function onNativeBack(handler: BackHandler): () => void {
  handlers.push(handler)
  return () => {
    const index = handlers.indexOf(handler)
    if (index >= 0) handlers.splice(index, 1)
  }
}

function handleBack(): boolean {
  return [...handlers].reverse().some(handler => handler())
}

/** The page's own arrow: what the phone's back would ask first, it asks too. */
export function goBack(): void {
  if (!handleBack()) postAction('goBack')
}

/** Fetched when it is called: a borrower seldom logs out while he looks at a page. */
async function forgetBorrower(): Promise<void> {
  const forgetting = await import('./forget-borrower.ts')
  await forgetting.forgetBorrower()
}

/** Offers the page's functions to the native app, and does what it has called before they were there. */
export function listenToNative(): void {
  const functions = { refreshCommonParams, forgetBorrower: () => void forgetBorrower() }
  Object.assign(window, {
    [bridgeWire.onNativeBack]: handleBack,
    [bridgeWire.refreshCommonParams]: functions.refreshCommonParams,
    [bridgeWire.forgetBorrower]: functions.forgetBorrower
  })
  for (const [name, argument] of takeAppCalls()) functions[name](argument)
}
