import type { bridgeMessages as english } from '../en/bridge.ts'

export const bridgeMessages: typeof english = {
  refusedLink: 'Hindi po mabuksan ang link na ito.',
  needsApp: 'Buksan po ang app para magpatuloy.',
  screenshot: 'Hindi po gumagana ang pag‑save dito. Mag‑screenshot na lang po para may kopya kayo.'
}
