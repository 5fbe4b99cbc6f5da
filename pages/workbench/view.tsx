import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { workbenchMessages as messages } from '../../shared/messages/en/workbench.ts'
import { Grid } from './grid.tsx'
import { actOnKey } from './keys.ts'
import { Panel } from './panel/panel.tsx'
import { Readers } from './readers.tsx'
import { Side } from './side/side.tsx'
import { WorkbenchStage } from './stage.tsx'
import type { WorkbenchPage } from './store.ts'
import { SwitchBar } from './switch-bar.tsx'
import '../../shared/styles/base.css'
import './page.css'

/** For a desk: 1024 pixels and more. */
export function Page({ store }: { store: WorkbenchPage }) {
  const listing = useStore(store.$listing)
  const isAlone = useStore(store.$isAlone)
  const { view } = useStore(store.$place)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => actOnKey(event, store)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store])
  return (
    <div className="bench">
      <header className="bench_bar">
        <h1 className="bench_title">{messages.title}</h1>
        <p className="bench_keys">{messages.keys}</p>
        <Readers />
      </header>
      {listing ? (
        <>
          <Side store={store} listing={listing} />
          <SwitchBar store={store} listing={listing} />
          {view === 'grid' ? (
            <Grid store={store} listing={listing} />
          ) : (
            <WorkbenchStage store={store} />
          )}
          {view === 'page' && <Panel store={store} />}
        </>
      ) : (
        <p className="bench_wait" role="status">
          {isAlone ? messages.alone : messages.loading}
        </p>
      )}
    </div>
  )
}
