import { notFoundMessages as messages } from '#messages/not-found.ts'
import { pagesBase } from '#pages-base'
import { brand } from '../../shared/config/brand.ts'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

export function Page() {
  const site = `${pagesBase}site`
  return (
    <TextFrame title={messages.title}>
      <Card>
        <p>{messages.text}</p>
      </Card>
      <Card title={messages.ways}>
        <ul className="links">
          <li>
            <a href={`${site}/index.html`}>{messages.home}</a>
          </li>
          <li>
            <a href={`${site}/contact.html`}>{messages.contact}</a>
          </li>
          <li>
            <a href={brand.store.android}>{messages.getApp}</a>
          </li>
          <li>
            <a href={`tel:${dialledPhone(brand.servicePhone)}`}>
              {formatMessage(messages.call, { phone: brand.servicePhone })}
            </a>
          </li>
        </ul>
      </Card>
    </TextFrame>
  )
}
