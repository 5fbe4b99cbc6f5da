import { bridgeWire } from '../api/wire.ts'
import { commonParams } from '../context/common-params.ts'
import { bridgeWords } from './words.ts'

/**
 * Whether the app has said that it understands a bridge word that the first apps did not know.
 * It says so in a common parameter, `appActions=saveImage,…`: posting a word blindly would leave
 * an older app, and the borrower, in silence.
 */
export function appOffers(action: keyof typeof bridgeWire.actions): boolean {
  const offered = commonParams()[bridgeWire.offers] ?? ''
  return offered.split(',').includes(bridgeWords[action])
}
