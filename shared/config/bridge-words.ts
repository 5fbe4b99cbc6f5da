import { brand } from './brand.ts'
import { bridgeWire } from './bridge-wire.ts'

/** What each action is called over the wire: the wire map's word, or the brand's own. */
export const bridgeWords: Record<keyof typeof bridgeWire.actions, string> = {
  ...bridgeWire.actions,
  ...brand.bridgeWords
}
