import { collectionType } from '../../shared/api/wire/complaint.ts'
import { complaintStartMessages as messages } from '../../shared/messages/complaint.ts'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import type { Choices } from './choice.ts'

interface TypeListProps {
  choices: Pick<Choices, 'types' | 'sonTypes' | 'type' | 'sonType'>
  onType: (type: string) => void
  onSonType: (sonType: string) => void
}

/** What a complaint can be about; below collection, what happened. */
export function TypeList({ choices, onType, onSonType }: TypeListProps) {
  const { types, sonTypes, type, sonType } = choices
  return (
    <section className="card">
      <h2 className="card_title">{messages.type}</h2>
      <ul>
        {types.map(each => {
          const chosen = each.value === type
          const opens = each.value === collectionType && sonTypes.length > 0
          return (
            <li className="complaint_type" key={each.value}>
              <RowButton
                aria-current={chosen}
                aria-expanded={opens ? chosen : undefined}
                aria-controls={opens && chosen ? 'son-types' : undefined}
                onClick={() => onType(each.value)}
              >
                {each.title}
              </RowButton>
              {chosen && opens && (
                <div className="complaint_son-types" id="son-types">
                  <h3 className="complaint_question">{messages.sonType}</h3>
                  {sonTypes.map(son => (
                    <RowButton
                      key={son.value}
                      aria-current={son.value === sonType}
                      onClick={() => onSonType(son.value)}
                    >
                      {son.title}
                    </RowButton>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
