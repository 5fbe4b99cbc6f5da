import { useStore } from '@nanostores/react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import type { WorkbenchPage } from '../store.ts'

export function AppMessages({ store }: { store: WorkbenchPage }) {
  const texts = useStore(store.$appMessages)
  return (
    <>
      <p className="panel_hint">{texts.length === 0 ? messages.nothingSaid : messages.saidHint}</p>
      <ol className="entries">
        {texts.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity and repeat.
          <li className="entries_entry" key={index}>
            <code>{message}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
