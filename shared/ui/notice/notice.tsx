import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import './notice.css'

interface NoticeProps {
  title?: string
  text: string
  /** Comes after a tap: it is announced, and scrolled into view. */
  isAnswer?: boolean
  icon?: ReactNode
  tone?: 'is-good' | 'is-refusal'
  children?: ReactNode
}

/** A footer or the keyboard may cover the place; a bar stands in sight by itself. */
function bringIntoView(element: HTMLElement | null): void {
  if (!element?.closest('.action-bar')) element?.scrollIntoView({ block: 'center' })
}

export function Notice(props: NoticeProps) {
  const { title, text, isAnswer, icon = <InfoIcon />, tone = '', children } = props
  const answer = isAnswer ? { role: 'alert', ref: bringIntoView } : {}
  return (
    <Card className={`notice ${tone}`} key={text} {...answer}>
      {icon}
      <p>
        {title && <strong className="notice_title">{title}</strong>}
        {text}
      </p>
      {children}
    </Card>
  )
}
