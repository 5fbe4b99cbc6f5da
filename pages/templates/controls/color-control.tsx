import { colorContrasts } from '../../../shared/api/theme-contrast.ts'
import { readable } from '../../../shared/lib/contrast.ts'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Field } from '../../../shared/ui/field/field.tsx'
import { valueAt } from '../document-path.ts'
import { textOf, useEditing, useField } from '../editing.ts'

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

export function ColorControl({ path }: { path: string }) {
  const { id, label, value, error, set } = useField(path)
  const { template } = useEditing()
  const color = textOf(value)
  const pickerColor = isColor(color) ? color : textOf(valueAt(template.visible, path))
  return (
    <Field
      id={id}
      label={label}
      value={color}
      error={error}
      onChange={event => set(event.target.value)}
    >
      <input
        className="color-picker"
        type="color"
        aria-label={label}
        value={pickerColor}
        onChange={event => set(event.target.value)}
      />
      <Contrast path={path} />
    </Field>
  )
}

/** While a colour is invalid, the last valid one counts. */
function Contrast({ path }: { path: string }) {
  const { template } = useEditing()
  const found = colorContrasts(template.visible.theme).find(({ field }) => field === path)
  if (!found) return null
  const isLow = found.ratio < readable
  const ratio = (Math.floor(found.ratio * 10) / 10).toFixed(1)
  return (
    <span className={`contrast ${isLow ? 'is-low' : ''}`}>
      {formatMessage(messages.contrast, { ratio, on: messages.contrastOn[found.field] })}
      {isLow && <strong> {messages.contrastTooLow}</strong>}
    </span>
  )
}
