import type { bridgeMessages as english } from '../en/bridge.ts'

export const bridgeMessages: typeof english = {
  refusedLink: 'Dili maablihan kini nga link.',
  needsApp: 'Palihug ablihi ang app aron makapadayon.',
  screenshot: 'Dili mogana ang pag‑save dinhi. Pag‑screenshot na lang aron naa kay kopya.'
}
