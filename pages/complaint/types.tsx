import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import type { ComplaintChoices } from './choice.ts'

interface TypeListProps {
  choices: Pick<ComplaintChoices, 'types' | 'subTypes' | 'type' | 'subType'>
  onType: (type: string) => void
  onSubType: (subType: string) => void
}

export function TypeList({ choices, onType, onSubType }: TypeListProps) {
  const { types, subTypes, type, subType } = choices
  return (
    <Card title={messages.type}>
      <ul>
        {types.map(each => {
          const chosen = each.value === type
          const opens = each.value === collectionType && subTypes.length > 0
          return (
            <li className="complaint_type" key={each.value}>
              <RowButton
                aria-current={chosen}
                aria-expanded={opens ? chosen : undefined}
                aria-controls={opens && chosen ? 'sub-types' : undefined}
                onClick={() => onType(each.value)}
              >
                {each.title}
              </RowButton>
              {chosen && opens && (
                <div className="complaint_sub-types" id="sub-types">
                  <h3 className="complaint_question">{messages.subType}</h3>
                  {subTypes.map(option => (
                    <RowButton
                      key={option.value}
                      aria-current={option.value === subType}
                      onClick={() => onSubType(option.value)}
                    >
                      {option.title}
                    </RowButton>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
