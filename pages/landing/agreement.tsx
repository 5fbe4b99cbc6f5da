import { ownAddress } from '../../shared/lib/own-address.ts'
import { LenderNote } from '../../shared/ui/landing/lender-note.tsx'
import { PartFrame } from './part-frame.tsx'
import type { ReadyPage } from './template.ts'

/** The agreement that the form names, in the template's words, or where they are. */
export function Agreement({ page: { template, messages } }: { page: ReadyPage }) {
  const { title, body, url } = template.agreement
  return (
    <PartFrame title={title} back={messages.page.back}>
      <section className="card agreement">
        {url ? (
          <a href={ownAddress(url)}>{url}</a>
        ) : (
          body.split(/\n\s*\n/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
            <p key={index}>{paragraph}</p>
          ))
        )}
      </section>
      <LenderNote messages={messages} />
    </PartFrame>
  )
}
