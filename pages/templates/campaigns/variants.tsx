import { percent } from '../../../shared/features/campaign/report.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Field } from '../../../shared/ui/field/field.tsx'
import { controlId, textOf } from '../editing.ts'
import { useCampaign, useCampaignField } from './campaign-editing.ts'
import { variantsOf } from './edited-campaign.ts'
import { TemplateChoice } from './template-choice.tsx'

const mostVariants = 4

export function Variants() {
  const { store, campaign } = useCampaign()
  const { error } = useCampaignField('variants')
  const variants = variantsOf(campaign)
  return (
    <Card title={messages.labels.variants}>
      <div className="group_fields" id={controlId('variants')} tabIndex={-1}>
        <p className="templates_hint">{messages.weightHint}</p>
        {error && <p className="field_error">{error}</p>}
        {variants.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a variant is told by its place.
          <Variant key={index} index={index} />
        ))}
        {variants.length < mostVariants && (
          <Button variant="secondary" onClick={() => store.addVariant(campaign)}>
            {messages.add}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Variant({ index }: { index: number }) {
  const { store, campaign } = useCampaign()
  const variants = variantsOf(campaign)
  const number = index + 1
  return (
    <fieldset className="entry">
      <legend className="entry_title">{formatMessage(messages.variant, { number })}</legend>
      <TemplateChoice path={`variants[${index}].template`} label={messages.template} />
      <Weight index={index} />
      {variants.length > 2 && (
        <Button variant="quiet" onClick={() => store.removeVariant(campaign, index)}>
          {formatMessage(messages.remove, { number })}
        </Button>
      )}
    </fieldset>
  )
}

function Weight({ index }: { index: number }) {
  const { campaign } = useCampaign()
  const { id, value, error, set } = useCampaignField(`variants[${index}].weight`)
  const weights = variantsOf(campaign).map(({ weight }) => weight)
  const whole = weights.reduce((sum, each) => sum + each, 0)
  const share = (weights[index] ?? 0) / whole
  return (
    <Field
      id={id}
      label={messages.weight}
      inputMode="numeric"
      value={textOf(value)}
      error={error}
      onChange={({ target }) =>
        set(/^\d{1,9}$/.test(target.value) ? Number(target.value) : target.value)
      }
    >
      {share > 0 && (
        <span className="templates_hint weight_share">
          {formatMessage(messages.share, { share: percent(share) })}
        </span>
      )}
    </Field>
  )
}
