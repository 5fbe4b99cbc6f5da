import type { Template } from '../../api/template.ts'
import type { DownloadMessages } from '../../messages/landing/download/en.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Card } from '../../ui/card/card.tsx'
import { Qr } from '../../ui/qr/qr.tsx'
import { AppLink } from './app-link.tsx'
import type { AppSource } from './app-source.ts'
import { Decoration } from './decoration.tsx'
import { InAppSteps } from './in-app-steps.tsx'
import { LenderNote } from './lender-note.tsx'
import { PartFrame } from './part-frame.tsx'
import type { PhonePlatform } from './platform.ts'
import type { Visitor } from './visitor.ts'

export interface DownloadProps {
  template: Template
  messages: LandingMessages
  words: DownloadMessages
  visitor: Visitor
  linkFor: (platform: PhonePlatform) => AppSource
  /** This page's address for another browser or another phone. */
  address: string
  onLeave: () => void
}

export function Download(props: DownloadProps) {
  const { template, messages, words, visitor, linkFor, address, onLeave } = props
  const { platform, inApp } = visitor
  const { image } = template.hero
  const { title, text } = template.download
  return (
    <PartFrame title={title}>
      <Card className="download">
        {image && platform !== 'desktop' && !inApp && (
          <Decoration source={image} className="download_image" />
        )}
        <p className="download_text">{text}</p>
        {platform === 'desktop' ? (
          <OnPhone {...props} />
        ) : (
          <>
            {inApp && <InAppSteps app={inApp} address={address} messages={words} />}
            <AppLink link={linkFor(platform)} messages={words} onLeave={onLeave} />
          </>
        )}
      </Card>
      <LenderNote messages={messages} />
    </PartFrame>
  )
}

/** A phone that asks for pages of a desktop: it cannot scan its own code. */
function OnPhone({ words, linkFor, address, onLeave }: DownloadProps) {
  return (
    <>
      <p>{words.scanReason}</p>
      <Qr text={address} label={words.scan} />
      {(['android', 'ios'] as const).map(platform => (
        <AppLink key={platform} link={linkFor(platform)} messages={words} onLeave={onLeave} />
      ))}
    </>
  )
}
