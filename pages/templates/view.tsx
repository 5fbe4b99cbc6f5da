import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { drawnPart } from '../../shared/ui/later/drawn-part.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { Choice } from './controls/choice.tsx'
import { type EditedTemplate, isChanged } from './edited-template.ts'
import { Editor } from './editor.tsx'
import { holdPageUnderFiles } from './file-drag.ts'
import type { TemplatesPage } from './store.ts'
import '../../shared/features/landing/landing.css'
import './page.css'

const CampaignRoom = drawnPart(async () => (await import('./campaigns/room.tsx')).CampaignRoom)

const rooms = ['templates', 'campaigns'] as const

export function Page({ store }: { store: TemplatesPage }) {
  const [room, setRoom] = useState<(typeof rooms)[number]>('templates')
  useEffect(holdPageUnderFiles, [])
  return (
    <PageFrame title={messages.title}>
      <Tabs
        label={messages.rooms.label}
        titles={rooms.map(each => messages.rooms[each])}
        selected={rooms.indexOf(room)}
        onSelect={index => setRoom(rooms[index] ?? 'templates')}
      >
        {room === 'campaigns' ? <CampaignRoom page={store} /> : <TemplateRoom store={store} />}
      </Tabs>
    </PageFrame>
  )
}

function TemplateRoom({ store }: { store: TemplatesPage }) {
  const selected = useStore(store.$selected)
  const areKept = useStore(store.$areKept)
  return (
    <>
      <Card>
        <p>{messages.about}</p>
        {!areKept && <p className="field_error">{messages.notKept}</p>}
        {selected && <Chooser store={store} selected={selected} />}
      </Card>
      {selected && <Editor key={selected.name} store={store} template={selected} />}
    </>
  )
}

interface ChooserProps {
  store: TemplatesPage
  selected: EditedTemplate
}

function Chooser({ store, selected }: ChooserProps) {
  const templates = useStore(store.$templates)
  const names = templates.map(template => {
    const { name, visible } = template
    return [
      name,
      isChanged(template) ? formatMessage(messages.changedMark, { id: visible.id }) : name
    ]
  })
  return (
    <div className="chooser">
      <div className="chooser_choice">
        <Choice
          id="template"
          label={messages.choose}
          value={selected.name}
          options={Object.fromEntries(names)}
          onChange={store.chooseTemplate}
        />
      </div>
      <Button variant="secondary" onClick={() => store.copyTemplate(selected)}>
        {messages.copy}
      </Button>
      {isChanged(selected) && (
        <Button variant="quiet" onClick={() => store.resetTemplate(selected)}>
          {selected.original === undefined ? messages.discard : messages.reset}
        </Button>
      )}
    </div>
  )
}
