import { lazy } from 'react'
import { pause } from '../../shared/lib/pause.ts'

const load = () => import('./dialog.tsx').then(({ OrderDialog }) => ({ default: OrderDialog }))

const Nothing = () => null

/** The dialogs come after what is read first; without them, the page still does all else. */
export const OrderDialog = lazy(() =>
  load()
    .catch(() => pause(2000).then(load))
    .catch(() => ({ default: Nothing }))
)
