import { bridgeWire } from '../config/bridge-wire.ts'
import { bridgeWords } from '../config/bridge-words.ts'
import { commonParams } from '../context/common-params.ts'

/**
 * Whether the app has said that it understands a bridge word that the first apps did not know.
 * It says so in a common parameter, `appActions=saveImage,…`: posting a word blindly would leave
 * an older app, and the borrower, in silence.
 */
export function appSupports(action: keyof typeof bridgeWire.actions): boolean {
  const offered = commonParams()[bridgeWire.offers] ?? ''
  return offered.split(',').includes(bridgeWords[action])
}
