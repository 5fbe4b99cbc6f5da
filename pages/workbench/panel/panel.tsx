import { useStore } from '@nanostores/react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx'
import { tabs } from '../place.ts'
import type { WorkbenchPage } from '../store.ts'
import { AppMessages } from './app-messages.tsx'
import { Calls } from './calls.tsx'
import { Players } from './players.tsx'
import { StoredRecords } from './stored-records.tsx'
import './panel.css'

export function Panel({ store }: { store: WorkbenchPage }) {
  const { tab, state } = useStore(store.$place)
  const counts = {
    calls: useStore(store.$calls).length,
    app: useStore(store.$appMessages).length,
    stored: useStore(store.$stored).length,
    pay: 0
  }
  const titles = tabs.map(each => `${messages.tabs[each]}${counts[each] ? ` ${counts[each]}` : ''}`)
  return (
    <aside className="panel" aria-label={messages.panel}>
      <Tabs
        label={messages.panel}
        titles={titles}
        selected={tabs.indexOf(tab)}
        onSelect={index => store.change({ tab: tabs[index] ?? tabs[0] })}
      >
        {tab === 'calls' && <Calls key={state} store={store} />}
        {tab === 'app' && <AppMessages store={store} />}
        {tab === 'stored' && <StoredRecords store={store} />}
        {tab === 'pay' && <Players store={store} />}
      </Tabs>
    </aside>
  )
}
