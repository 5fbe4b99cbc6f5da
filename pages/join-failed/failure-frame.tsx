import type { ReactNode } from 'react'
import { jointLoginMessages as messages } from '#messages/joint-login.ts'
import type { JointLoginFailure } from '../../shared/api/joint-login.ts'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'

type FailureFrameProps = Pick<JointLoginFailure, 'notice' | 'error'> & { children: ReactNode }

export function FailureFrame({ notice, error, children }: FailureFrameProps) {
  return (
    <PageFrame
      title={messages.title}
      hero={<StatusBanner icon={<AlertIcon />} title={messages.failed} text={notice} />}
    >
      <Card>
        {error && <p>{error}</p>}
        <CallButton />
      </Card>
      {children}
    </PageFrame>
  )
}
