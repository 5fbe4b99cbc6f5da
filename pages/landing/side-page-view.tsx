import { useEffect, useMemo } from 'react'
import { AgreementText } from '../../shared/features/landing/agreement.tsx'
import { Download } from '../../shared/features/landing/download.tsx'
import { downloadLink } from '../../shared/features/landing/download-link.ts'
import { currentVisitor } from '../../shared/features/landing/visitor.ts'
import type { DownloadMessages } from '../../shared/messages/landing/download/en.ts'
import type { LandingVisit } from './funnel-step.ts'
import { handOverAddress } from './hand-over.ts'
import { forgetTracking, readTracking } from './source.ts'
import type { ReadyPage } from './template.ts'

export type SideRoute = 'agreement' | 'download'

export interface SidePageProps {
  page: ReadyPage
  words: DownloadMessages
  route: SideRoute
  tell: LandingVisit['tell']
  onBack: () => void
}

/** Screen readers start at the new title. */
function startAtTitle(): void {
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('.part-frame_title')?.focus({ preventScroll: true })
}

export function SidePage({ page, words, route, tell, onBack }: SidePageProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other part has a title of its own.
  useEffect(startAtTitle, [route])
  const { template, messages } = page
  return route === 'agreement' ? (
    <AgreementText template={template} messages={messages} onBack={onBack} />
  ) : (
    <DownloadPart page={page} words={words} tell={tell} />
  )
}

function DownloadPart({
  page: { template, messages },
  words,
  tell
}: Omit<SidePageProps, 'route' | 'onBack'>) {
  // Read once: it is forgotten as soon as the addresses have it.
  const { visitor, tracking, address } = useMemo(
    () => ({ visitor: currentVisitor(), tracking: readTracking(), address: handOverAddress() }),
    []
  )
  useEffect(() => {
    tell('download', template)
  }, [tell, template])
  useEffect(forgetTracking, [])
  return (
    <Download
      template={template}
      messages={messages}
      words={words}
      visitor={visitor}
      linkFor={platform => downloadLink(template, platform, tracking)}
      address={address}
      onLeave={() => tell('store', template)}
    />
  )
}
