import { useStore } from '@nanostores/react'
import { useState } from 'react'
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

/** The calls of the page, the oldest first; one of them with question and answer. */
export function Calls({ store }: CallsProps) {
  const calls = useStore(store.$calls)
  const [chosen, choose] = useState('')
  if (calls.length === 0) return <p className="panel_hint">{messages.noCalls}</p>
  const call = calls.find(each => kindOfCall(each) === chosen) ?? calls[0]
  return (
    <>
      <ul className="calls">
        {calls.map(each => (
          <li key={each.key}>
            <button
              type="button"
              className="calls_call"
              aria-pressed={each === call}
              onClick={() => choose(kindOfCall(each))}
            >
              <CallLine store={store} call={each} />
            </button>
          </li>
        ))}
      </ul>
      {call && <CallDetail key={kindOfCall(call)} store={store} call={call} />}
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

function CallDetail({ store, call }: CallProps) {
  const { query, body, answer, problem, path } = call
  const edit = useStore(store.$edits)[kindOfCall(call)]
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
        {(edit ?? answer) !== undefined && (
          <JsonEditor
            // The sandbox's answer again, or another one.
            key={edit === undefined ? answer : 'edited'}
            label={formatMessage(messages.answerOf, { path })}
            text={prettyText(edit ?? answer ?? '')}
            onEdit={text => store.edit(call, text)}
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
