import { useStore } from '@nanostores/react'
import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { PlanRows } from '../arrangement/plan-rows.tsx'
import { OptionTerms } from './option-terms.tsx'
import { PartForm } from './part-form.tsx'
import type { PayOptionsStore } from './store.ts'
import { typedOption } from './typed-option.ts'

interface OptionEffectProps {
  option: QuotedOption
  store: PayOptionsStore
}

export function OptionEffect({ option, store }: OptionEffectProps) {
  const choice = useStore(store.$choice)
  const { typed } = useStore(store.$chosen)
  const { kind } = option
  const planned = typedOption(option, typed)
  const isInParts = kind === 'plan' || Number(planned?.schedule.length) > 1
  return (
    <div className="pay-options_effect">
      {kind === 'part' && <PartForm option={option} store={store} />}
      {planned && isInParts && <PlanRows plan={planned} money={store.money} />}
      <OptionTerms {...option} />
      {choice && !choice.isOwn && !choice.problem && (
        <p className="pay-options_note">
          {formatMessage(messages.codes, { amount: store.owed(), part: choice.amount })}
        </p>
      )}
    </div>
  )
}
