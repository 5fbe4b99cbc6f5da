import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { bareActions } from '../../shared/context/link.ts'
import { previewMessages as messages } from '../../shared/messages/en/test-preview.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { inputs, payloadActions, type TestPreviewPage, tryAction, tryPayload } from './store.ts'
import './page.css'

interface StoreProps {
  store: TestPreviewPage
}

export function Page({ store }: StoreProps) {
  return (
    <PageFrame title={messages.title}>
      <Values store={store} />
      <Links store={store} />
      <Device store={store} />
      <Bridge store={store} />
    </PageFrame>
  )
}

function Values({ store }: StoreProps) {
  const values = useStore(store.$values)
  return (
    <Card title={messages.values}>
      <p className="preview_hint">{messages.valuesHint}</p>
      {inputs.map(([name, label]) => (
        <label className="preview_field" key={name}>
          {label}
          <input
            className="preview_input"
            value={values[name]}
            onChange={event => store.changeValue(name, event.target.value)}
          />
        </label>
      ))}
    </Card>
  )
}

function Links({ store }: StoreProps) {
  return (
    <Card title={messages.pages}>
      <ul>
        {useStore(store.$links).map(({ file, title, url }) => (
          <li key={file}>
            <a className="preview_link" href={url}>
              {file} <small>{title}</small>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Device({ store }: StoreProps) {
  const location = useStore(store.$location)
  const photo = useStore(store.$photo)
  return (
    <Card title={messages.device}>
      <label className="preview_field">
        {messages.photo}
        <input
          className="preview_input"
          type="file"
          accept="image/*"
          onChange={event => store.choosePhoto(event.target.files?.[0])}
        />
      </label>
      <p role="status">{photo}</p>
      <Button variant="secondary" onClick={store.locate}>
        {messages.locate}
      </Button>
      <div role="status">
        {typeof location === 'string' && <p>{location}</p>}
        {typeof location === 'object' && (
          <Rows
            rows={[
              { text: messages.longitude, value: String(location.longitude) },
              { text: messages.latitude, value: String(location.latitude) }
            ]}
          />
        )}
      </div>
    </Card>
  )
}

function Bridge({ store }: StoreProps) {
  const log = useStore(store.$bridgeLog)
  const [contact, setContact] = useState('')
  return (
    <Card title={messages.bridge}>
      <p className="preview_hint">{messages.bridgeHint}</p>
      <label className="preview_field">
        {messages.contact}
        <input
          className="preview_input"
          inputMode="tel"
          value={contact}
          onChange={event => setContact(event.target.value)}
        />
      </label>
      <div className="preview_actions">
        {bareActions.map(action => (
          <Button variant="secondary" key={action} onClick={() => tryAction(action)}>
            {action}
          </Button>
        ))}
        {payloadActions.map(action => (
          <Button variant="secondary" key={action} onClick={() => tryPayload(action, contact)}>
            {action}
          </Button>
        ))}
      </div>
      {log.length === 0 && <p className="preview_hint">{messages.bridgeEmpty}</p>}
      <ol>
        {log.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log's lines have no identity and repeat.
          <li key={index}>
            <code>{message}</code>
          </li>
        ))}
      </ol>
      <Button variant="quiet" onClick={store.clearLog}>
        {messages.clear}
      </Button>
    </Card>
  )
}
