import { atom } from 'nanostores'
import type { ReactNode } from 'react'

export interface Board {
  /** What was sent before and not answered; stands first. */
  unanswered?: ReactNode
  notice?: ReactNode
  instead?: ReactNode
}

export const $board = atom<Board>({})
