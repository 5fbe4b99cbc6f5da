import { atom } from 'nanostores'
import type { ReactNode } from 'react'

export interface Board {
  /** What was sent before and not answered; stands first. */
  unanswered?: ReactNode
  /** Stands above the page's content. */
  notice?: ReactNode
  /** Takes the place of the page's content. */
  instead?: ReactNode
}

export const $board = atom<Board>({})
