import { useStore } from '@nanostores/react'
import type { Template } from '../../../shared/api/template.ts'
import { AgreementText } from '../../../shared/features/landing/agreement.tsx'
import { Download } from '../../../shared/features/landing/download.tsx'
import { downloadLink } from '../../../shared/features/landing/download-link.ts'
import type { LandingMessages } from '../../../shared/messages/landing/en.ts'
import type { Locale } from '../../../shared/messages/landing.ts'
import { useEditing } from '../editing.ts'
import type { PreviewKit } from '../preview-kit.ts'
import { FormPreview } from './form-preview.tsx'
import { LinkCard } from './link-card.tsx'
import { refuse } from './refuse.ts'

export type PreviewedPart = 'form' | 'errors' | 'download' | 'agreement' | 'link'

interface PreviewPartProps {
  part: PreviewedPart
  template: Template
  messages: LandingMessages
  locale: Locale
  previewKit: PreviewKit
}

export function PreviewPart({ part, template, messages, locale, previewKit }: PreviewPartProps) {
  const { addresses } = useEditing().store
  const addressOf = useStore(addresses.$addressOf)
  switch (part) {
    case 'agreement':
      return <AgreementText template={template} messages={messages} onBack={refuse} />
    case 'download': {
      const words = previewKit.downloads.get(locale)
      if (!words) return null
      return (
        <Download
          template={template}
          messages={messages}
          words={words}
          visitor={{ platform: 'android' }}
          linkFor={platform => downloadLink(template, platform, {})}
          address={addressOf(`landing/${template.id}.html#/downloadTemplate`)}
          onLeave={refuse}
        />
      )
    }
    case 'link':
      return <LinkCard template={template} />
    default: {
      const Layout = previewKit.layouts.get(template.layout)
      if (!Layout) return null
      return (
        <FormPreview
          template={template}
          messages={messages}
          Layout={Layout}
          hasErrors={part === 'errors'}
        />
      )
    }
  }
}
