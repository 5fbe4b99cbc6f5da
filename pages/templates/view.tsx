import { useStore } from '@nanostores/react'
import { brand } from '../../shared/config/brand.ts'
import { templatesMessages as messages } from '../../shared/messages/templates.ts'
import { Field } from '../../shared/ui/field/field.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { TemplateCard } from './card.tsx'
import {
  $campaign,
  $looks,
  $templates,
  campaignNames,
  changeCampaign,
  otherTemplates
} from './store.ts'
import '../../shared/ui/landing/landing.css'
import './page.css'

export function Page() {
  const looks = useStore($looks)
  const templates = useStore($templates)
  return (
    <PageFrame title={messages.title}>
      <section className="card">
        <p>{messages.about}</p>
      </section>
      <Campaign />
      {looks ? (
        templates.map(template => (
          <TemplateCard key={template.name} template={template} looks={looks} />
        ))
      ) : (
        <section className="card">
          <Skeleton lines={6} />
        </section>
      )}
      {otherTemplates.length > 0 && (
        <p className="templates_hint">
          {messages.others
            .replace('{ids}', otherTemplates.map(({ name }) => name).join(', '))
            .replace('{market}', brand.market === 'ph' ? 'in' : 'ph')}
        </p>
      )}
    </PageFrame>
  )
}

/** Whatever is typed here stands in every address. */
function Campaign() {
  const campaign = useStore($campaign)
  return (
    <section className="card">
      <h2 className="card_title">{messages.campaign}</h2>
      <p className="templates_hint">{messages.campaignHint}</p>
      <div className="templates_campaign">
        {campaignNames.map(name => (
          <Field
            key={name}
            label={messages.fields[name]}
            value={campaign[name]}
            onChange={event => changeCampaign(name, event.target.value)}
          />
        ))}
      </div>
    </section>
  )
}
