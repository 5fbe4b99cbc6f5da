import { atom } from 'nanostores'
import type { ReactNode } from 'react'

export interface FrameNotices {
  /** Sent writes without an answer; they stand first. */
  unanswered?: ReactNode
  notice?: ReactNode
  instead?: ReactNode
}

export const $frameNotices = atom<FrameNotices>({})
