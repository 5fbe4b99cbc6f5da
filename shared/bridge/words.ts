import { bridgeWire } from '../api/wire.ts'
import { brand } from '../config/brand.ts'

/** What each action is called over the wire: the wire map's word, or the brand's own. */
export const bridgeWords: Record<keyof typeof bridgeWire.actions, string> = {
  ...bridgeWire.actions,
  ...brand.bridgeWords
}
