import { brand } from './brand.ts'
import { bridgeWire } from './bridge-wire.ts'

export const bridgeWords: Record<keyof typeof bridgeWire.actions, string> = {
  ...bridgeWire.actions,
  ...brand.bridgeWords
}
