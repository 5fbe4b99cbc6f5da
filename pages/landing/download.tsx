import { useEffect, useMemo } from 'react'
import type { Template } from '../../shared/api/template.ts'
import type { LandingMessages } from '../../shared/messages/landing.ts'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { Decoration } from '../../shared/ui/landing/decoration.tsx'
import { LenderNote } from '../../shared/ui/landing/lender-note.tsx'
import { Qr } from '../../shared/ui/qr/qr.tsx'
import { downloadLink } from './download-link.ts'
import { handOverAddress } from './hand-over.ts'
import { PartFrame } from './part-frame.tsx'
import type { Platform } from './platform.ts'
import { forgetTracking, readTracking } from './source.ts'
import type { ReadyPage } from './template.ts'
import { currentVisitor, type InAppBrowser } from './visitor.ts'

/** Where the app is: for this phone, or for the phone of somebody at a desktop. */
export function Download({ page: { template, messages } }: { page: ReadyPage }) {
  const { platform, inApp } = useMemo(currentVisitor, [])
  const { image } = template.hero
  const { title, text } = template.download
  return (
    <PartFrame title={title}>
      <section className="card download">
        {image && platform !== 'desktop' && !inApp && (
          <Decoration source={image} className="download_image" />
        )}
        <p className="download_text">{text}</p>
        {platform === 'desktop' ? (
          <OnPhone template={template} messages={messages} />
        ) : (
          <>
            {inApp && <InBrowser app={inApp} messages={messages} />}
            <OnThisPhone template={template} platform={platform} messages={messages} />
          </>
        )}
      </section>
      <LenderNote messages={messages} />
    </PartFrame>
  )
}

interface AppLinkProps {
  template: Template
  platform: Exclude<Platform, 'desktop'>
  messages: LandingMessages
  className?: string
}

function OnThisPhone(props: AppLinkProps) {
  useEffect(forgetTracking, [])
  return <AppLink {...props} />
}

function AppLink({ template, platform, messages, className = 'download_link' }: AppLinkProps) {
  const { kind, address } = useMemo(
    () => downloadLink(template, platform, readTracking()),
    [template, platform]
  )
  const isFile = kind === 'file'
  return (
    <>
      <a className={className} href={address} download={isFile || undefined}>
        {messages.getApp[kind]}
      </a>
      {isFile && <p className="download_hint">{messages.fileHint}</p>}
    </>
  )
}

/** These apps' own browsers block what the link does, so it says how to get out of them. */
function InBrowser({ app, messages }: { app: InAppBrowser; messages: LandingMessages }) {
  const address = useMemo(handOverAddress, [])
  const { dots, share, open, download } = messages.inAppSteps
  return (
    <div className="download_in-app">
      <h2 className="card_title">{messages.inApp}</h2>
      <p>{messages.inAppReason.replace('{app}', app)}</p>
      <ol className="download_steps">
        <li>{app === 'Messenger' ? share : dots}</li>
        <li>{open}</li>
        <li>{download}</li>
      </ol>
      <p className="download_address" id="page-address">
        {address}
      </p>
      <CopyButton
        text={address}
        what={messages.copy.button}
        shownIn="page-address"
        words={messages.copy}
      />
    </div>
  )
}

/** A phone that asks for pages of a desktop is taken for one: it cannot scan itself. */
function OnPhone({ template, messages }: Pick<AppLinkProps, 'template' | 'messages'>) {
  const address = useMemo(handOverAddress, [])
  return (
    <>
      <p>{messages.scanReason}</p>
      <Qr text={address} label={messages.scan} />
      {(['android', 'ios'] as const).map(platform => (
        <AppLink
          key={platform}
          className="download_other"
          template={template}
          platform={platform}
          messages={messages}
        />
      ))}
    </>
  )
}
