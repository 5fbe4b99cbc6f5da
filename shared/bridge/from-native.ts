import { bridgeWire } from '../api/wire.ts'
import { refreshCommonParams } from '../context/common-params.ts'

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

/** Offers the page's functions to the native app. */
export function listenToNative(): void {
  Object.assign(window, {
    [bridgeWire.onNativeBack]: handleBack,
    [bridgeWire.refreshCommonParams]: refreshCommonParams
  })
}
