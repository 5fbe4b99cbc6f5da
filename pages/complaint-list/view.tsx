import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { ComplaintItem } from '../../shared/api/complaint-record.ts'
import { complaintListMessages as messages } from '../../shared/messages/complaint.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { GrowingList } from '../../shared/ui/growing-list/growing-list.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { $list, chooseTab, complaints, openComplaint, writeComplaint } from './store.ts'
import './page.css'

export function Page() {
  const list = useStore($list)
  if (list.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={list.message} onRetry={complaints.load} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={messages.title}>
      {list.state === 'loading' ? (
        <section className="card">
          <Skeleton lines={6} slow={list.slow} />
        </section>
      ) : (
        <Complaints {...list} />
      )}
      <ActionBar>
        <Button look="secondary" onClick={writeComplaint}>
          {messages.write}
        </Button>
      </ActionBar>
    </PageFrame>
  )
}

interface ComplaintsProps {
  tabs: readonly { title: string }[]
  selected: number
  items: readonly ComplaintItem[]
}

function Complaints({ tabs, selected, items }: ComplaintsProps) {
  const tab = tabs[selected]
  if (!tab) return <Empty text={messages.emptyAll} />
  return (
    <Tabs
      label={messages.tabs}
      titles={tabs.map(({ title }) => title)}
      selected={selected}
      onSelect={chooseTab}
    >
      {items.length > 0 ? (
        <GrowingList
          key={selected}
          className="complaints"
          entries={items}
          renderEntry={item => <Item key={item.id} item={item} />}
        />
      ) : (
        <Empty text={messages.emptyText.replace('{tab}', tab.title)} />
      )}
    </Tabs>
  )
}

const Item = memo(({ item: { id, time, type, content } }: { item: ComplaintItem }) => {
  return (
    <li>
      <button type="button" className="card complaints_item" onClick={() => openComplaint(id)}>
        <span className="complaints_time">{time}</span>
        <span className="complaints_type">
          {messages.type}: <strong>{type}</strong>
        </span>
        <span>{content}</span>
        <NextIcon />
      </button>
    </li>
  )
})

function Empty({ text }: { text: string }) {
  return (
    <section className="card complaints_empty">
      <DocumentIcon />
      <h2>{messages.empty}</h2>
      <p>{text}</p>
    </section>
  )
}
