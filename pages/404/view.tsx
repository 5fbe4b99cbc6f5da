import type { ReactNode } from 'react'
import { notFoundMessages as messages } from '#messages/not-found.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../../shared/config/brand.ts'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { LostDrawing } from '../../shared/ui/drawing/scenes.tsx'
import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { PhoneIcon } from '../../shared/ui/icon/phone-icon.tsx'
import { SaveIcon } from '../../shared/ui/icon/save-icon.tsx'
import { WebIcon } from '../../shared/ui/icon/web-icon.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

interface WayProps {
  href: string
  icon: ReactNode
  children: ReactNode
}

function Way({ href, icon, children }: WayProps) {
  return (
    <a className="row-button" href={href}>
      {icon}
      <span className="row-button_text">{children}</span>
      <NextIcon />
    </a>
  )
}

export function Page() {
  const site = `${pagesBase}site`
  return (
    <TextFrame title={messages.title}>
      <Card className="lost">
        <LostDrawing />
        <p>{messages.text}</p>
      </Card>
      <Card className="row-list" title={messages.ways}>
        <Way href={brand.store.android} icon={<SaveIcon />}>
          {messages.getApp}
        </Way>
        <Way href={`tel:${dialledPhone(brand.servicePhone)}`} icon={<PhoneIcon />}>
          {formatMessage(messages.call, { phone: brand.servicePhone })}
        </Way>
        <Way href={`${site}/contact.html`} icon={<ChatIcon />}>
          {messages.contact}
        </Way>
        <Way href={`${site}/index.html`} icon={<WebIcon />}>
          {messages.home}
        </Way>
      </Card>
    </TextFrame>
  )
}
