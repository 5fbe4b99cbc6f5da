import { useStore } from '@nanostores/react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import type { WorkbenchPage } from '../store.ts'

export function Said({ store }: { store: WorkbenchPage }) {
  const said = useStore(store.$said)
  return (
    <>
      <p className="panel_hint">{said.length === 0 ? messages.nothingSaid : messages.saidHint}</p>
      <ol className="entries">
        {said.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity and repeat.
          <li className="entries_entry" key={index}>
            <code>{message}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
