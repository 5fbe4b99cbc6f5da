import { useStore } from '@nanostores/react'
import { complaintListMessages as messages } from '#messages/complaint.ts'
import type { ComplaintItem } from '../../shared/api/complaint-record.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { TalkDrawing } from '../../shared/ui/drawing/scenes.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { GrowingList } from '../../shared/ui/growing-list/growing-list.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { ListFrame } from './frame.tsx'
import { Item } from './item.tsx'
import { type ComplaintListPage, writeComplaint } from './store.ts'
import '../../shared/ui/drawing/drawing.css'
import './page.css'

export function Page({ store }: { store: ComplaintListPage }) {
  const list = useStore(store.$list)
  if (list.state === 'failed') {
    return (
      <ListFrame onWrite={writeComplaint}>
        <FailedState failed={list} onRetry={store.retry} mayChange />
      </ListFrame>
    )
  }
  return (
    <ListFrame onWrite={writeComplaint} isEmpty={list.state === 'ready' && list.isEmpty}>
      {list.state === 'loading' ? (
        <Card>
          <Skeleton lines={6} slow={list.slow} />
        </Card>
      ) : (
        <Complaints {...list} store={store} />
      )}
    </ListFrame>
  )
}

interface ComplaintsProps {
  tabs: readonly { title: string }[]
  selected: number
  items: readonly ComplaintItem[]
  states: ReadonlyMap<string, string>
  isEmpty: boolean
  store: ComplaintListPage
}

function Complaints({ tabs, selected, items, states, isEmpty, store }: ComplaintsProps) {
  const news = useStore(store.$news)
  const showsOrder = new Set(items.map(({ order }) => order)).size > 1
  const tab = tabs[selected]
  if (!tab) return <Empty text={messages.emptyAll} />
  return (
    <Tabs
      label={messages.tabs}
      titles={tabs.map(({ title }) => title)}
      selected={selected}
      onSelect={store.chooseTab}
    >
      {items.length > 0 ? (
        <GrowingList
          key={selected}
          className="complaints"
          entries={items}
          renderEntry={item => (
            <Item
              key={item.id}
              item={item}
              isNew={news.has(item.id)}
              state={states.get(item.id)}
              // The last tab has those that are done.
              isOpen={states.get(item.id) !== tabs[tabs.length - 1]?.title}
              showsOrder={showsOrder}
              onOpen={store.openComplaint}
            />
          )}
        />
      ) : (
        <Empty
          text={isEmpty ? messages.emptyAll : formatMessage(messages.emptyText, { tab: tab.title })}
        />
      )}
    </Tabs>
  )
}

function Empty({ text }: { text: string }) {
  return (
    <Card className="complaints_empty">
      <TalkDrawing />
      <h2>{text}</h2>
    </Card>
  )
}
