import {
  instantText,
  marketOffset,
  wallTime
} from '../../../shared/features/campaign/market-instant.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Field } from '../../../shared/ui/field/field.tsx'
import { controlId, textOf } from '../editing.ts'
import { useCampaign, useCampaignField } from './campaign-editing.ts'
import { campaignLabelOf } from './campaign-problems.ts'
import { SizePlan } from './size-plan.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { Variants } from './variants.tsx'

export function Build() {
  return (
    <>
      <Card>
        <div className="group_fields">
          <Name />
          <Instant path="starts" />
          <Instant path="ends" />
          <p className="templates_hint">
            {formatMessage(messages.timeHint, { offset: marketOffset })}
          </p>
        </div>
      </Card>
      <Variants />
      <Card>
        <TemplateChoice path="after" label={messages.labels.after} hint={messages.afterHint} />
      </Card>
      <SizePlan />
    </>
  )
}

const nameField = 'The name of the file'

function Name() {
  const { store, campaign, problems } = useCampaign()
  const problem = problems.find(({ field }) => field === nameField)
  const label = campaignLabelOf(nameField)
  return (
    <Field
      id={controlId(nameField)}
      label={label}
      value={campaign.id}
      error={problem && `${label} ${problem.reason}`}
      onChange={event => store.rename(campaign.name, event.target.value)}
    />
  )
}

function Instant({ path }: { path: 'starts' | 'ends' }) {
  const { id, value, error, set } = useCampaignField(path)
  return (
    <Field
      id={id}
      type="datetime-local"
      label={messages.labels[path]}
      value={wallTime(Date.parse(textOf(value)))}
      error={error}
      onChange={event => set(instantText(event.target.value))}
    />
  )
}
