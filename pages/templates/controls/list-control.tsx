import type { ReactNode } from 'react'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { listAt } from '../document-path.ts'
import { useEditing, useField } from '../editing.ts'

interface ListControlProps {
  path: string
  limit: number
  next: (last: unknown) => unknown
  children: (path: string) => ReactNode
}

type Words = Readonly<Record<string, string>> & { other: string }

const entryWords: Words = messages.entry
const addWords: Words = messages.add

export function ListControl({ path, limit, next, children }: ListControlProps) {
  const { store, template } = useEditing()
  const { id, error } = useField(path)
  const entries = listAt(template.document, path)
  return (
    <div id={id} tabIndex={-1}>
      {error && <p className="field_error">{error}</p>}
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else to be told by.
        <fieldset className="entry" key={index}>
          <legend className="entry_title">
            {formatMessage(entryWords[path] ?? entryWords.other, { number: index + 1 })}
          </legend>
          {children(`${path}[${index}]`)}
          <div className="entry_actions">
            {index > 0 && (
              <Button variant="quiet" onClick={() => store.moveEntryUp(template.name, path, index)}>
                {messages.up}
              </Button>
            )}
            <Button variant="quiet" onClick={() => store.removeEntry(template.name, path, index)}>
              {messages.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {entries.length < limit && (
        <Button
          variant="secondary"
          onClick={() => store.addEntry(template.name, path, next(entries[entries.length - 1]))}
        >
          {addWords[path] ?? addWords.other}
        </Button>
      )}
    </div>
  )
}
