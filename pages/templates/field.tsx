import { ChoiceControl } from './controls/choice-control.tsx'
import { ColorControl } from './controls/color-control.tsx'
import { IconControl } from './controls/icon-control.tsx'
import { ListControl } from './controls/list-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { nextOffer, OfferControl } from './controls/offer-control.tsx'
import { isPicturePath, PictureControl } from './controls/picture-control.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { emptyValue, type FieldSchema, fieldKind } from './field-schema.ts'

interface TemplateFieldProps {
  path: string
  schema: FieldSchema
}

export function TemplateField({ path, schema }: TemplateFieldProps) {
  if (isPicturePath(path)) return <PictureControl path={path} />
  if (path.startsWith('theme.')) return <ColorControl path={path} />
  if (path.endsWith('.icon')) return <IconControl path={path} />
  if (/^example\[\d+\]$/.test(path)) return <OfferControl path={path} />
  const field = fieldKind(schema)
  switch (field.kind) {
    case 'group':
      return <FieldGroup path={path} fields={field.fields} />
    case 'list':
      return (
        <ListControl
          path={path}
          limit={field.limit}
          next={path === 'example' ? nextOffer : () => emptyValue(field.item)}
        >
          {entry => <TemplateField path={entry} schema={field.item} />}
        </ListControl>
      )
    case 'choice':
      return <ChoiceControl path={path} names={field.options} usual={field.usual} />
    case 'switch':
      return <SwitchControl path={path} />
    case 'number':
      return <NumberControl path={path} />
    case 'text':
      return <TextControl path={path} limit={field.limit} />
  }
}

interface FieldGroupProps {
  path: string
  fields: Readonly<Record<string, FieldSchema>>
}

function FieldGroup({ path, fields }: FieldGroupProps) {
  const all = Object.entries(fields)
  const hasNumbers = all.some(([, schema]) => fieldKind(schema).kind === 'number')
  const content = all.map(([name, schema]) => (
    <TemplateField key={name} path={`${path}.${name}`} schema={schema} />
  ))
  return hasNumbers ? <div className="entry_columns">{content}</div> : content
}
