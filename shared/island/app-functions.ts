/** The bridge's wire map for the head script; one constant each, so that text pages share no chunk for a name. */
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
