import { useStore } from '@nanostores/react'
import { type ReactNode, useContext } from 'react'
import { goBack } from '../../bridge/from-native.ts'
import { $session, dismissSessionEnd } from '../../context/session-end.ts'
import { $openDialogs } from '../dialog/open-dialogs.ts'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { BackIcon } from '../icon/back-icon.tsx'
import { later } from '../later/later.tsx'
import { ToastRegion } from '../toast/toast.tsx'
import { useTakeOver } from './take-over.ts'
import '../../styles/base.css'
import { PageWords } from '../page-words/page-words.ts'
import { $frameNotices } from './frame-notices.ts'
import './page-frame.css'
import './panel.css'

const SessionDialog = later(async () => (await import('./session-dialog.tsx')).SessionDialog)

interface PageFrameProps {
  title: string
  /** Below the title, on the brand's background. */
  hero?: ReactNode
  children: ReactNode
}

export function PageFrame({ title, hero, children }: PageFrameProps) {
  const { back } = useContext(PageWords)
  const openDialogs = useStore($openDialogs, { ssr: 'initial' })
  const { unanswered, notice, instead } = useStore($frameNotices, { ssr: 'initial' })
  const session = useStore($session, { ssr: 'initial' })
  useTakeOver()
  return (
    <div className="page">
      <header className="page_header">
        <div className="page_bar">
          <button type="button" className="page_back" aria-label={back} onClick={goBack}>
            <BackIcon />
          </button>
          <h1 className="page_title">{title}</h1>
        </div>
        {hero && (
          <div className="page_hero">
            <ErrorBoundary>{hero}</ErrorBoundary>
          </div>
        )}
      </header>
      <main className={hero ? 'page_main is-raised' : 'page_main'}>
        {unanswered}
        {notice}
        <ErrorBoundary>{instead ?? children}</ErrorBoundary>
      </main>
      <SessionDialog isOpen={session !== 'open'} onClose={dismissSessionEnd} />
      {openDialogs === 0 && <ToastRegion />}
    </div>
  )
}
