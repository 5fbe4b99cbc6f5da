import { lazy } from 'react'
import { pause } from '../../shared/lib/pause.ts'
import { Exchange } from './exchange.tsx'

const load = () => import('./claim.tsx').then(({ Claim }) => ({ default: Claim }))

/** The conversation comes after the complaint; without its code, what was asked and answered shows. */
export const LazyClaim = lazy(() =>
  load()
    .catch(() => pause(2000).then(load))
    .catch(() => ({ default: Exchange }))
)
