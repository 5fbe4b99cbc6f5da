import { bridgeWire } from '../config/bridge-wire.ts'
import { bridgeWords } from '../config/bridge-words.ts'
import { commonParams } from '../context/common-params.ts'

/** Whether the app says, in `appActions=saveImage,…`, that it knows a newer word: older ones answer nothing. */
export function appSupports(action: keyof typeof bridgeWire.actions): boolean {
  const offered = commonParams()[bridgeWire.offers] ?? ''
  return offered.split(',').includes(bridgeWords[action])
}
