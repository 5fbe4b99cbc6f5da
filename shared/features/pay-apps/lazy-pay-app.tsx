import { lazy, Suspense } from 'react'
import type { PayAppProps } from './pay-app.tsx'

const NoPayApp = () => <></>

const LoadedPayApp = lazy(() =>
  import('./pay-app.tsx').then(
    ({ PayApp }) => ({ default: PayApp }),
    () => ({ default: NoPayApp })
  )
)

/** Fetched only for a channel that has a link or a code; without a signal the channel does without. */
export function LazyPayApp(props: PayAppProps) {
  if (!props.way.appLink && !props.way.qr) return null
  return (
    <Suspense fallback={null}>
      <LoadedPayApp {...props} />
    </Suspense>
  )
}
