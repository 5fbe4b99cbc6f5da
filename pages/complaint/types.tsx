import type { Choice } from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/wire.ts'
import { complaintStartMessages as messages } from '../../shared/messages/complaint.ts'
import { CheckIcon, NextIcon } from '../../shared/ui/icon/icon.tsx'
import type { Choices } from './choice.ts'
import { chooseSonType, chooseType } from './store.ts'

interface ChoiceButtonProps {
  choice: Choice
  chosen: boolean
  /** The list that it opens, and whether it is open. */
  opens?: string
  onChoose: () => void
}

function ChoiceButton({ choice, chosen, opens, onChoose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className="complaint_choice"
      aria-current={chosen}
      aria-expanded={opens ? chosen : undefined}
      aria-controls={opens && chosen ? opens : undefined}
      onClick={onChoose}
    >
      <span className="complaint_choice-text">{choice.title}</span>
      {chosen ? <CheckIcon /> : <NextIcon />}
    </button>
  )
}

/** What a complaint can be about; below collection, what happened. */
export function TypeList({ choices }: { choices: Choices }) {
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
              <ChoiceButton
                choice={each}
                chosen={chosen}
                {...(opens && { opens: 'son-types' })}
                onChoose={() => chooseType(each.value)}
              />
              {chosen && opens && (
                <div className="complaint_son-types" id="son-types">
                  <h3 className="complaint_question">{messages.sonType}</h3>
                  {sonTypes.map(son => (
                    <ChoiceButton
                      key={son.value}
                      choice={son}
                      chosen={son.value === sonType}
                      onChoose={() => chooseSonType(son.value)}
                    />
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
