/**
 * What the app may call on a page's window: the part of the bridge's wire map that the head script
 * needs. One constant for each, so that a page without React shares no chunk for a name.
 */
export const nativeBackName = 'onNativeBack'
export const refreshName = 'refreshCommonParams'
export const forgetName = 'forgetBorrower'

export type AppCall = [name: typeof refreshName | typeof forgetName, given?: unknown]

declare global {
  interface Window {
    appCalls?: AppCall[]
  }
}

/** Takes what the app has called before the page's code was there, in its order, once. */
export function takeAppCalls(): AppCall[] {
  return window.appCalls?.splice(0) ?? []
}
