import { benefitIcons } from '../../../shared/features/landing/benefit-icons.ts'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { FieldTexts } from '../../../shared/ui/field/field-texts.tsx'
import { useField } from '../editing.ts'

export function IconControl({ path }: { path: string }) {
  const { id, label, value, error, set } = useField(path)
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${id}-label`}>
      <FieldTexts id={id} label={label} error={error}>
        <div className="icons">
          {Object.entries(benefitIcons).map(([name, Icon]) => (
            <label className={`icons_choice ${value === name ? 'is-chosen' : ''}`} key={name}>
              <input
                className="icons_input"
                type="radio"
                name={id}
                id={value === name ? id : undefined}
                checked={value === name}
                aria-label={messages.icons[name as keyof typeof messages.icons]}
                onChange={() => set(name)}
              />
              <Icon />
            </label>
          ))}
        </div>
      </FieldTexts>
    </div>
  )
}
