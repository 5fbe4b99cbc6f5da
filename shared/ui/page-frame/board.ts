import { atom } from 'nanostores'
import type { ReactNode } from 'react'

export interface Board {
  /** Stands above the page's content. */
  notice?: ReactNode
  /** Takes the place of the page's content. */
  instead?: ReactNode
}

/** What an operator says on this page, beside what the page says itself. */
export const $board = atom<Board>({})
