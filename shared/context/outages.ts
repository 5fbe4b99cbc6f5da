import { atom } from 'nanostores'

export interface Outage {
  number: string
  /** Milliseconds since 1970. */
  until: number
  text: string
}

export const $outages = atom<readonly Outage[]>([])
