import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { templateTextProblems } from '../../shared/api/template-problems.ts'
import type { Locale } from '../../shared/messages/landing.ts'
import { templatesMessages as messages } from '../../shared/messages/templates.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { Preview } from './preview.tsx'
import {
  $addressOf,
  downloadTemplate,
  type EditedTemplate,
  editTemplate,
  hasOwnPage,
  type Looks,
  resetTemplate
} from './store.ts'

const locales = Object.keys(messages.languages) as Locale[]

interface CardProps {
  template: EditedTemplate
  looks: Looks
}

/** One template: live on a phone, and its text beside it. */
export function TemplateCard({ template, looks }: CardProps) {
  const { shown } = template
  // The template's own language until another one is chosen.
  const [chosen, choose] = useState<Locale>()
  const locale = chosen ?? shown.locale
  const layout = looks.layouts.get(shown.layout)
  const words = looks.languages.get(locale)
  return (
    <section className="card templates_card">
      <h2 className="card_title">{template.name}</h2>
      <div className="templates_columns">
        <div>
          <Tabs
            label={messages.language}
            titles={locales.map(each => messages.languages[each])}
            selected={locales.indexOf(locale)}
            onSelect={index => choose(locales[index])}
          >
            {layout && words && (
              <Preview template={shown} locale={locale} layout={layout} messages={words} />
            )}
          </Tabs>
        </div>
        <div className="templates_side">
          <Editor template={template} />
          <Address template={template} />
        </div>
      </div>
    </section>
  )
}

function Editor({ template }: { template: EditedTemplate }) {
  const { name, text, original, shown } = template
  const problems = templateTextProblems(text)
  const isJson = problems[0]?.field !== 'The template'
  const id = `problems-${name}`
  return (
    <>
      <textarea
        className="templates_json"
        aria-label={messages.json.replace('{id}', name)}
        aria-describedby={id}
        aria-invalid={problems.length > 0 || undefined}
        spellCheck={false}
        value={text}
        onChange={event => editTemplate(name, event.target.value)}
      />
      <div id={id} role="status">
        {problems.length === 0 && <p className="templates_sound">{messages.sound}</p>}
        <ul>
          {problems.map(({ field, reason }) => (
            <li className="templates_problem" key={field + reason}>
              <strong>{field}</strong> {reason}
            </li>
          ))}
        </ul>
        {!isJson && <p className="templates_hint">{messages.broken}</p>}
      </div>
      <div className="templates_actions">
        <Button look="secondary" onClick={() => downloadTemplate(template)}>
          {messages.download.replace('{id}', shown.id)}
        </Button>
        {text !== original && (
          <Button look="quiet" onClick={() => resetTemplate(template)}>
            {messages.reset}
          </Button>
        )}
      </div>
    </>
  )
}

function Address({ template }: { template: EditedTemplate }) {
  const address = useStore($addressOf)(template)
  const id = `address-${template.name}`
  return (
    <div>
      <h3 className="card_title">{messages.address}</h3>
      <p className="templates_address" id={id}>
        {address}
      </p>
      <CopyButton text={address} what={messages.addressName} shownIn={id} />
      <p className="templates_hint">
        {hasOwnPage(template) ? messages.ownPage : messages.serverPage}
      </p>
    </div>
  )
}
