import { atom } from 'nanostores'
import type { ReactNode } from 'react'

export interface Board {
  /** Writes that were sent before and not answered; they stand first. */
  unanswered?: ReactNode
  notice?: ReactNode
  instead?: ReactNode
}

export const $board = atom<Board>({})
