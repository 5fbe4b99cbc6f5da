import { useStore } from '@nanostores/react'
import { Choice } from '../controls/choice.tsx'
import { textOf } from '../editing.ts'
import { useCampaign, useCampaignField } from './campaign-editing.ts'

interface TemplateChoiceProps {
  path: string
  label: string
  hint?: string
}

export function TemplateChoice({ path, label, hint }: TemplateChoiceProps) {
  const { id, value, error, set } = useCampaignField(path)
  const templates = useStore(useCampaign().page.$templates)
  const ids = templates.map(({ visible }) => [visible.id, visible.id])
  return (
    <Choice
      id={id}
      label={label}
      hint={hint}
      value={textOf(value)}
      error={error}
      options={Object.fromEntries(ids)}
      onChange={set}
    />
  )
}
