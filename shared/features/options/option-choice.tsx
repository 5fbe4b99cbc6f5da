import { useStore } from '@nanostores/react'
import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { Button } from '../../ui/button/button.tsx'
import { Option } from '../../ui/option/option.tsx'
import { describeOption } from './describe-option.ts'
import { OptionEffect } from './option-effect.tsx'
import { OptionRows } from './option-rows.tsx'
import { OptionTerms } from './option-terms.tsx'
import type { PayOptionsStore } from './store.ts'
import { typedOption } from './typed-option.ts'

interface ChoiceProps {
  option: QuotedOption
  store: PayOptionsStore
  isChosenHere: boolean
}

export function OptionChoice({ option, store, isChosenHere }: ChoiceProps) {
  const chosen = useStore(store.$option)
  const { typed } = useStore(store.$chosen)
  const isChosen = chosen?.id === option.id
  const effective = isChosen ? typedOption(option, typed) : option
  const facts = <OptionFacts option={effective ?? option} isWrong={!effective} store={store} />
  if (isChosenHere && option.kind !== 'extension') {
    return (
      <div className={isChosen ? 'pay-options_choice is-chosen' : 'pay-options_choice'}>
        <Option name="pay-option" checked={isChosen} onChoose={() => store.choose(option.id)}>
          {facts}
        </Option>
        {isChosen && <OptionEffect option={option} store={store} />}
      </div>
    )
  }
  return (
    <div className="pay-options_choice is-elsewhere">
      {facts}
      {option.kind === 'extension' && <OptionTerms {...option} />}
      {!isChosen && (
        <Button variant="secondary" onClick={() => store.goTo(option)}>
          {option.kind === 'extension' ? messages.seeExtension : messages.payInstead}
        </Button>
      )}
    </div>
  )
}

interface FactsProps extends Pick<ChoiceProps, 'option' | 'store'> {
  isWrong: boolean
}

function OptionFacts({ option, isWrong, store }: FactsProps) {
  const quoted = useStore(store.$quoted)
  const owed = parseAmountText(store.owed())?.minor
  const [cheapest, tie] = quoted?.cheapest ?? []
  const isCheapest = cheapest === option.id && tie === undefined
  const { title, rows, saves, warning } = describeOption(
    option,
    owed,
    isWrong ? () => noAmount : store.money
  )
  return (
    <span className="pay-options_facts">
      <span className="pay-options_title">
        {title}
        {/* Where several cost the same, none of them is the cheapest. */}
        {isCheapest && <span className="pay-options_cheapest">{messages.cheapest}</span>}
      </span>
      <OptionRows rows={rows} />
      {saves && <strong className="pay-options_saves">{saves}</strong>}
      {warning && <span className="pay-options_warning">{warning}</span>}
    </span>
  )
}
