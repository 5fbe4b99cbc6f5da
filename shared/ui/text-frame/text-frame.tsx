import type { ReactNode } from 'react'
import { pageMessages } from '#messages/page.ts'
import { pagesBase } from '#pages-base'
import { bridgeWords } from '../../config/bridge-words.ts'
import { BackIcon } from '../icon/back-icon.tsx'
import { Unbroken } from '../unbroken/unbroken.tsx'

interface TextFrameProps {
  title: string
  lead?: string
  children: ReactNode
}

/** For a page without an island. Its way back is a link; `text-page.ts` asks the app. */
export function TextFrame({ title, lead, children }: TextFrameProps) {
  return (
    <div className="page">
      <header className="page_header">
        <div className="page_bar">
          <a
            className="page_back"
            href={`${pagesBase}site/index.html`}
            aria-label={pageMessages.back}
            data-back={JSON.stringify({ action: bridgeWords.goBack })}
          >
            <BackIcon />
          </a>
          <h1 className="page_title">{title}</h1>
        </div>
        {lead && (
          <p className="page_hero">
            <Unbroken>{lead}</Unbroken>
          </p>
        )}
      </header>
      <main className={lead ? 'page_main is-raised' : 'page_main'}>{children}</main>
    </div>
  )
}
