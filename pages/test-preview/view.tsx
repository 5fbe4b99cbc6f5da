import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { bareActions } from '../../shared/context/link.ts'
import { ownAddress } from '../../shared/lib/own-address.ts'
import { previewMessages as messages } from '../../shared/messages/en/test-preview.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import {
  $bridgeLog,
  $links,
  $location,
  $photo,
  $scenarios,
  $values,
  changeValue,
  choosePhoto,
  clearLog,
  inputs,
  locate,
  payloadActions,
  tryAction,
  tryPayload
} from './store.ts'
import './page.css'

export function Page() {
  return (
    <PageFrame title={messages.title}>
      <Values />
      <Links />
      <Scenarios />
      <Device />
      <Bridge />
    </PageFrame>
  )
}

function Values() {
  const values = useStore($values)
  return (
    <Card title={messages.values}>
      <p className="preview_hint">{messages.valuesHint}</p>
      {inputs.map(([name, label]) => (
        <label className="preview_field" key={name}>
          {label}
          <input
            className="preview_input"
            value={values[name]}
            onChange={event => changeValue(name, event.target.value)}
          />
        </label>
      ))}
    </Card>
  )
}

function Links() {
  return (
    <Card title={messages.pages}>
      <ul>
        {useStore($links).map(({ file, title, url }) => (
          <li key={file}>
            <a className="preview_link" href={url}>
              {title} <small>{file}</small>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Scenarios() {
  const scenarios = useStore($scenarios)
  return (
    <Card title={messages.scenarios}>
      <p className="preview_hint">
        {scenarios?.length === 0 ? messages.noScenarios : messages.scenariosHint}
      </p>
      <ul>
        {scenarios?.map(({ title, page, url }) => (
          <li key={url}>
            <a className="preview_link" href={ownAddress(url)}>
              {title} <small>{page}</small>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Device() {
  const location = useStore($location)
  const photo = useStore($photo)
  return (
    <Card title={messages.device}>
      <label className="preview_field">
        {messages.photo}
        <input
          className="preview_input"
          type="file"
          accept="image/*"
          onChange={event => choosePhoto(event.target.files?.[0])}
        />
      </label>
      <p role="status">{photo}</p>
      <Button variant="secondary" onClick={locate}>
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

function Bridge() {
  const log = useStore($bridgeLog)
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
      <Button variant="quiet" onClick={clearLog}>
        {messages.clear}
      </Button>
    </Card>
  )
}
