import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { bareActions } from '../../shared/bridge/link.ts'
import { ownAddress } from '../../shared/lib/own-address.ts'
import { previewMessages as messages } from '../../shared/messages/test-preview.ts'
import { Button } from '../../shared/ui/button/button.tsx'
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
    <section className="card">
      <h2 className="card_title">{messages.values}</h2>
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
    </section>
  )
}

function Links() {
  return (
    <section className="card">
      <h2 className="card_title">{messages.pages}</h2>
      <ul>
        {useStore($links).map(({ file, title, url }) => (
          <li key={file}>
            <a className="preview_link" href={url}>
              {title} <small>{file}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Scenarios() {
  const scenarios = useStore($scenarios)
  return (
    <section className="card">
      <h2 className="card_title">{messages.scenarios}</h2>
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
    </section>
  )
}

function Device() {
  const location = useStore($location)
  const photo = useStore($photo)
  return (
    <section className="card">
      <h2 className="card_title">{messages.device}</h2>
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
      <Button look="secondary" onClick={locate}>
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
    </section>
  )
}

function Bridge() {
  const log = useStore($bridgeLog)
  const [contact, setContact] = useState('')
  return (
    <section className="card">
      <h2 className="card_title">{messages.bridge}</h2>
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
          <Button look="secondary" key={action} onClick={() => tryAction(action)}>
            {action}
          </Button>
        ))}
        {payloadActions.map(action => (
          <Button look="secondary" key={action} onClick={() => tryPayload(action, contact)}>
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
      <Button look="quiet" onClick={clearLog}>
        {messages.clear}
      </Button>
    </section>
  )
}
