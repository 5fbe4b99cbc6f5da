import { atom } from 'nanostores'

export interface Outage {
  number: string
  until: number
  text: string
}

export const $outages = atom<readonly Outage[]>([])
