/** The app's functions until the page's code is there: what the app says is kept, the way back is the app's. */

import { type AppCall, forgetName, nativeBackName, refreshName } from './app-functions.ts'

const calls: AppCall[] = []
const keep =
  (name: AppCall[0]) =>
  (argument?: unknown): void =>
    void calls.push([name, argument])

Object.assign(window, {
  appCalls: calls,
  [nativeBackName]: () => false,
  [refreshName]: keep(refreshName),
  [forgetName]: keep(forgetName)
})
