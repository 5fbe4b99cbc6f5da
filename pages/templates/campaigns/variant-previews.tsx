import { useStore } from '@nanostores/react'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { FormPreview } from '../preview/form-preview.tsx'
import { TemplateFrame } from '../preview/template-frame.tsx'
import { useCampaign } from './campaign-editing.ts'
import { templateIdsOf } from './edited-campaign.ts'

const phoneWidth = 360

export function VariantPreviews() {
  const { page, campaign } = useCampaign()
  const templates = useStore(page.$templates)
  const previewKit = useStore(page.$previewKit)
  const drafts = templateIdsOf(campaign).flatMap(
    id => templates.find(each => each.visible.id === id) ?? []
  )
  return (
    <section className="phones" aria-label={messages.previews}>
      {drafts.map(template => {
        const { layout, locale } = template.visible
        const Layout = previewKit?.layouts.get(layout)
        const words = previewKit?.languages.get(locale)
        return (
          <figure className="phones_phone" key={template.name}>
            <figcaption>{template.visible.id}</figcaption>
            <TemplateFrame template={template} locale={locale} width={phoneWidth}>
              {visible =>
                Layout &&
                words && (
                  <FormPreview
                    template={visible}
                    messages={words}
                    Layout={Layout}
                    hasErrors={false}
                  />
                )
              }
            </TemplateFrame>
          </figure>
        )
      })}
    </section>
  )
}
