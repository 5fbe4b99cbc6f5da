import { atom } from 'nanostores'
import type { ReactNode } from 'react'

export interface FrameNotices {
  /** Writes that were sent before and not answered; they stand first. */
  unanswered?: ReactNode
  notice?: ReactNode
  instead?: ReactNode
}

export const $frameNotices = atom<FrameNotices>({})
