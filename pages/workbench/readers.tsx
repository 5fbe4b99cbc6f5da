import { ownAddress } from '../../shared/lib/own-address.ts'
import { workbenchMessages as messages } from '../../shared/messages/en/workbench.ts'

/** The sandbox is not below the base path. */
const addressOf = (href: string) => (href.startsWith('/muscular/') ? href : ownAddress(`/${href}`))

export function Readers() {
  return (
    <details className="readers">
      <summary className="readers_open">{messages.more}</summary>
      <div className="readers_list">
        {Object.values(messages.readers).map(({ title, links, text }) => (
          <section key={title}>
            <h2 className="readers_title">{title}</h2>
            <ul>
              {links.map(([name = '', href = '']) => (
                <li key={href}>
                  <a href={addressOf(href)} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <p className="readers_text">{text}</p>
          </section>
        ))}
      </div>
    </details>
  )
}
