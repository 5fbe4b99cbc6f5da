import type { ReactNode } from 'react'
import { codeMessages as messages } from '#messages/repayment.ts'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'

export function CodeFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame title={messages.title}>
      <p className="code_slip">
        <DocumentIcon />
        {messages.slip}
      </p>
      {children}
    </PageFrame>
  )
}
