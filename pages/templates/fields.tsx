import { templateSchema } from '../../shared/api/template.ts'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { useField } from './editing.ts'
import { TemplateField } from './field.tsx'

type GroupName = keyof typeof messages.groups
type TemplateKey = keyof typeof templateSchema.entries

/** Fields without a card of their own stand in these, else in the first. */
const cards: Partial<Record<TemplateKey, GroupName>> = {
  captcha: 'form',
  voiceCode: 'form',
  conversion: 'form'
}

const layoutsOf: Partial<Record<TemplateKey, (layout: unknown) => boolean>> = {
  steps: layout => layout === 'story' || layout === 'number',
  captcha: layout => layout === 'number'
}

const names = Object.keys(templateSchema.entries) as TemplateKey[]

const cardOf = (name: TemplateKey): GroupName =>
  cards[name] ?? (name in messages.groups ? (name as GroupName) : 'basics')

export function TemplateFields() {
  // As chosen: a story without steps is shown as a form until it has one.
  const { value: layout } = useField('layout')
  const offered = names.filter(name => layoutsOf[name]?.(layout) ?? true)
  return (Object.keys(messages.groups) as GroupName[]).map(card => {
    const fields = offered.filter(name => cardOf(name) === card)
    return fields.length > 0 && <Group key={card} name={card} fields={fields} />
  })
}

function Group({ name, fields }: { name: GroupName; fields: readonly TemplateKey[] }) {
  const hint = (messages.groupHints as Partial<Record<GroupName, string>>)[name]
  return (
    <Card as="details" className="group" open={name === 'basics' || name === 'hero'}>
      <summary className="group_title">{messages.groups[name]}</summary>
      <div className="group_fields">
        {hint && <p className="templates_hint">{hint}</p>}
        {fields.map(field => (
          <TemplateField key={field} path={field} schema={templateSchema.entries[field]} />
        ))}
      </div>
    </Card>
  )
}
