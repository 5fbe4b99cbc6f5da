import { useStore } from '@nanostores/react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { prettyText } from '../record.ts'
import type { WorkbenchPage } from '../store.ts'

export function StoredRecords({ store }: { store: WorkbenchPage }) {
  const stored = useStore(store.$stored)
  return (
    <>
      <p className="panel_hint">
        {stored.length === 0 ? messages.nothingStored : messages.storedHint}
      </p>
      <ul className="entries">
        {stored.map(item => (
          <li className="entries_entry" key={`${item.area} ${item.key}`}>
            <details>
              <summary className="panel_title">
                <code>{item.key}</code> <small>{item.area}</small>
              </summary>
              <pre className="entries_text">{prettyText(item.text)}</pre>
              <button type="button" className="act" onClick={() => store.remove(item)}>
                {formatMessage(messages.remove, { key: item.key })}
              </button>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
