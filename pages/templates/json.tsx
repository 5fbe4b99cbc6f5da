import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { useEditing } from './editing.ts'

export function Json() {
  const { store, template, problems } = useEditing()
  return (
    <textarea
      className="templates_json"
      aria-label={formatMessage(messages.json, { id: template.name })}
      aria-describedby="problems"
      aria-invalid={problems.length > 0 || undefined}
      spellCheck={false}
      value={template.text}
      onChange={event => store.editText(template.name, event.target.value)}
    />
  )
}
