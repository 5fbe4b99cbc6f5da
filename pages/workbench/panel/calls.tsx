import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { type FrameCall, kindOfCall, prettyText } from '../record.ts'
import type { WorkbenchPage } from '../store.ts'
import { JsonEditor } from './json-editor.tsx'

interface CallsProps {
  store: WorkbenchPage
}

interface CallProps extends CallsProps {
  call: FrameCall
}

export function Calls({ store }: CallsProps) {
  const calls = useStore(store.$calls)
  const opened = useStore(store.$opened)
  const [chosen, choose] = useState<FrameCall>()
  // While the page reloads its call is still to come: editing the answer goes on.
  const again = chosen && calls.find(each => kindOfCall(each) === kindOfCall(chosen))
  const call = again ?? chosen ?? calls[0]
  if (!call) {
    return <p className="panel_hint">{opened ? messages.noCalls : messages.opening}</p>
  }
  return (
    <>
      <ul className="calls">
        {calls.map(each => (
          <li key={each.key}>
            <button
              type="button"
              className="calls_call"
              aria-pressed={each === call}
              onClick={() => choose(each)}
            >
              <CallLine store={store} call={each} />
            </button>
          </li>
        ))}
      </ul>
      <CallDetail key={kindOfCall(call)} store={store} call={call} onEdit={() => choose(call)} />
    </>
  )
}

function CallLine({ store, call }: CallProps) {
  const { status, problem, ms, method, path } = call
  const isEdited = Object.hasOwn(useStore(store.$edits), kindOfCall(call))
  const isWrong = problem !== undefined || (status !== undefined && status !== 200)
  return (
    <>
      <code className="calls_path">
        {method} {path}
      </code>
      {isEdited && <span className="calls_edited">{messages.edited}</span>}
      <span className={`calls_status ${isWrong ? 'is-wrong' : ''}`}>
        {status ?? (problem === undefined ? messages.answering : '✕')}
        {ms !== undefined && ` · ${ms} ms`}
      </span>
    </>
  )
}

function CallDetail({ store, call, onEdit }: CallProps & { onEdit: () => void }) {
  const { query, body, answer, problem, path } = call
  const edit = useStore(store.$edits)[kindOfCall(call)]
  const own = useRef(answer)
  if (edit === undefined) own.current = answer
  const text = prettyText(edit ?? answer ?? '')
  return (
    <>
      <details className="panel_part">
        <summary className="panel_title">{messages.asked}</summary>
        <Fields fields={{ ...query, ...body }} />
      </details>
      <div className="panel_part is-answer">
        <h3 className="panel_title">
          {messages.answered}
          {edit !== undefined && (
            <button type="button" className="act" onClick={() => store.edit(call, undefined)}>
              {messages.undoEdit}
            </button>
          )}
        </h3>
        {problem !== undefined && (
          <p className="panel_wrong">{formatMessage(messages.noAnswer, { problem })}</p>
        )}
        {text === undefined && <pre className="calls_text">{answer}</pre>}
        {text !== undefined && (
          <JsonEditor
            // Made anew for another answer of the sandbox, not for a typed one.
            key={own.current}
            label={formatMessage(messages.answerOf, { path })}
            text={text}
            onEdit={text => {
              onEdit()
              store.edit(call, text)
            }}
          />
        )}
      </div>
    </>
  )
}

function Fields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <dl className="fields">
      {Object.entries(fields).map(([name, value]) => (
        <div className="fields_field" key={name}>
          <dt className="fields_name">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
