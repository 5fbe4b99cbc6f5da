import type { ReactNode } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintListMessages as messages } from '#messages/complaint.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'

interface ListFrameProps {
  onWrite: () => void
  isEmpty?: boolean
  children: ReactNode
}

export function ListFrame({ onWrite, isEmpty, children }: ListFrameProps) {
  return (
    <PageFrame title={common.myComplaints}>
      {children}
      <ActionBar>
        <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={onWrite}>
          {messages.write}
        </Button>
      </ActionBar>
    </PageFrame>
  )
}
