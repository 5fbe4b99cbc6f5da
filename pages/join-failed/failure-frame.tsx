import type { ReactNode } from 'react'
import { jointLoginMessages as messages } from '#messages/joint-login.ts'
import { pageMessages } from '#messages/page.ts'
import type { JointLoginFailure } from '../../shared/api/joint-login.ts'
import { HeadTone } from '../../shared/features/loan-head/head-tone.tsx'
import { viewMoreProducts } from '../../shared/features/recommended/open-product.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { CallRow } from '../../shared/ui/call-button/call-row.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import './page.css'

type FailureFrameProps = Pick<JointLoginFailure, 'notice' | 'error'> & { children: ReactNode }

export function FailureFrame({ notice, error, children }: FailureFrameProps) {
  return (
    <PageFrame
      title={messages.title}
      hero={
        <>
          <HeadTone tone="resting" />
          <StatusBanner icon={<AlertIcon />} title={messages.failed} text={notice} />
        </>
      }
    >
      <Card className="join-failed">
        <p>{error || messages.again}</p>
        <Button onClick={viewMoreProducts}>{pageMessages.home}</Button>
        <CallRow />
      </Card>
      {children}
    </PageFrame>
  )
}
