import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'

interface WorkAndPreviewProps {
  className?: string
  work: ReactNode
  preview: ReactNode
}

/** Side by side where there is room; on a phone one tap apart, with the place kept. */
export function WorkAndPreview({ className = '', work, preview }: WorkAndPreviewProps) {
  const [isPreview, setPreview] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const left = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (left.current === undefined) return
    if (isPreview) element.current?.scrollIntoView()
    else scrollTo(0, left.current)
  }, [isPreview])
  const toggle = () => {
    if (!isPreview) left.current = scrollY
    setPreview(!isPreview)
  }
  return (
    <div ref={element} className={`editor ${className} ${isPreview ? 'is-previewed' : ''}`}>
      <div className="editor_work">{work}</div>
      <div className="editor_preview">{preview}</div>
      <ActionBar>
        <Button aria-pressed={isPreview} onClick={toggle}>
          {isPreview ? messages.backToWork : messages.seePreview}
        </Button>
      </ActionBar>
    </div>
  )
}
