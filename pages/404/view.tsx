import { brand } from '../../shared/config/brand.ts'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { notFoundMessages as messages } from '../../shared/messages/not-found.ts'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

export function Page() {
  const site = `${import.meta.env.BASE_URL}site`
  return (
    <TextFrame title={messages.title}>
      <section className="card">
        <p>{messages.text}</p>
      </section>
      <section className="card">
        <h2 className="card_title">{messages.ways}</h2>
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
              {messages.call.replace('{phone}', brand.servicePhone)}
            </a>
          </li>
        </ul>
      </section>
    </TextFrame>
  )
}
