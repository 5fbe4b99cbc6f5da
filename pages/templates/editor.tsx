import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { type EditedTemplate, isReadable } from './edited-template.ts'
import { EditingContext, labelOf } from './editing.ts'
import { TemplateFields } from './fields.tsx'
import { Json } from './json.tsx'
import { Preview } from './preview/preview.tsx'
import { ProblemList } from './problem-list.tsx'
import { problemsOf } from './problems.ts'
import { Publish } from './publish.tsx'
import type { TemplatesPage } from './store.ts'
import { WorkAndPreview } from './work-and-preview.tsx'

const ways = ['fields', 'json', 'publish'] as const

interface EditorProps {
  store: TemplatesPage
  template: EditedTemplate
}

export function Editor({ store, template }: EditorProps) {
  const all = useStore(store.$templates)
  const found = useStore(store.pictures.$found)
  const previewKit = useStore(store.$previewKit)
  const [way, setWay] = useState<(typeof ways)[number]>('fields')
  const problems = useMemo(() => problemsOf(template, all, found), [template, all, found])
  const editing = useMemo(() => ({ store, template, problems }), [store, template, problems])
  useEffect(() => store.pictures.lookForAll(template), [store, template])
  const work = (
    <>
      <ProblemList
        problems={problems}
        labelOf={labelOf}
        hasPaths={true}
        onGo={() => setWay(isReadable(template) ? 'fields' : 'json')}
      />
      <Tabs
        label={messages.edit}
        titles={ways.map(each => messages.ways[each])}
        selected={ways.indexOf(way)}
        onSelect={index => setWay(ways[index] ?? 'fields')}
      >
        <div className="editor_panel">
          {way === 'fields' &&
            (isReadable(template) ? <TemplateFields /> : <p>{messages.unreadable}</p>)}
          {way === 'json' && <Json />}
          {way === 'publish' && <Publish />}
        </div>
      </Tabs>
    </>
  )
  return (
    <EditingContext.Provider value={editing}>
      <WorkAndPreview
        work={work}
        preview={previewKit && <Preview template={template} previewKit={previewKit} />}
      />
    </EditingContext.Provider>
  )
}
