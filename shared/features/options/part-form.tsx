import { useStore } from '@nanostores/react'
import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { partChoices } from '../../loan/options/part.ts'
import { endOfOption, laterOf } from '../../loan/options/pay-option.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { nextText } from './describe-choice.ts'
import type { PayOptionsStore } from './store.ts'
import { typedOption } from './typed-option.ts'
import '../../styles/unseen.css'

interface PartFormProps {
  option: QuotedOption
  store: PayOptionsStore
}

export function PartForm({ option, store }: PartFormProps) {
  const { typed } = useStore(store.$chosen)
  const paid = typedOption(option, typed)
  const type = (text: string) => store.choose(option.id, text)
  return (
    <div className="part-form">
      <div className="part-form_shares">
        {partChoices(option).map(({ share, minor }) => (
          <Button
            variant="secondary"
            aria-pressed={paid?.now === minor}
            onClick={() => type(store.enter(minor))}
            key={share}
          >
            {messages.shares[share]}
          </Button>
        ))}
      </div>
      <Field
        label={messages.amount}
        hint={paid && store.limitsText(option)}
        error={paid ? undefined : store.problemText(option, typed)}
        sign={store.sign()}
        inputMode="decimal"
        name="part"
        value={typed ?? store.enter(option.now)}
        onChange={event => type(event.target.value)}
      />
      {/* Seen in the option's own rows, right above. */}
      <p className="part-form_after unseen" role="status">
        {paid && <After paid={paid} store={store} />}
      </p>
    </div>
  )
}

function After({ paid, store }: { paid: QuotedOption; store: PayOptionsStore }) {
  const rest = laterOf(paid) ?? 0
  if (rest === 0) return messages.afterAll
  const values = { amount: store.money(rest), date: dateText(endOfOption(paid)) }
  return `${formatMessage(messages.after, values)} ${nextText(paid, store.money)}`
}
