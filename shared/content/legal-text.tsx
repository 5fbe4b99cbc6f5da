import { language } from '#messages/language.ts'
import { LinkedText } from '../ui/unbroken/linked-text.tsx'
import { FactList } from './fact-list.tsx'
import type { Block, LegalDocument, Section } from './legal-document.ts'
import { LegalSummary } from './legal-summary.tsx'

function BlockText({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    )
  return (
    <ul className="legal_points">
      {block.points.map(point => (
        <li key={point}>
          <LinkedText>{point}</LinkedText>
        </li>
      ))}
    </ul>
  )
}

function SectionText({ section, number }: { section: Section; number: number }) {
  return (
    <section className="legal_section" id={section.id}>
      <h2>
        {number}. {section.title}
      </h2>
      {section.blocks.map(block => (
        <BlockText key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  )
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav className="legal_contents" aria-label="On this page">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function LegalText({ document }: { document: LegalDocument }) {
  if (language === 'en') return <EnglishText document={document} />
  return (
    <div className="legal">
      <LegalSummary points={document.short} />
      <EnglishText document={document} lang="en" />
    </div>
  )
}

/** Always English: `lang` says so where the page around it is not. */
function EnglishText({ document, lang }: { document: LegalDocument; lang?: string }) {
  const { version, date, opening, facts, sections } = document
  return (
    <article className="legal" lang={lang}>
      <div className="legal_head">
        <p className="legal_version">
          Version {version}, {date}
        </p>
        {opening.map(text => (
          <BlockText key={text} block={text} />
        ))}
        <FactList className="legal_facts" facts={facts} />
      </div>
      <Contents sections={sections} />
      <div className="legal_sections">
        {sections.map((section, index) => (
          <SectionText key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
  )
}
