import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { stateOfPage } from './address.ts'
import { Address, Sources } from './addresses.tsx'
import { downloadFiles, templateFilesOf } from './download.ts'
import { useEditing } from './editing.ts'

export function Publish() {
  const { store, template } = useEditing()
  const { addresses } = store
  const { id } = template.visible
  return (
    <>
      <Card>
        <Button
          onClick={() => {
            downloadFiles(id, templateFilesOf(template))
            store.markSaved(template)
          }}
        >
          {formatMessage(messages.download, { id })}
        </Button>
        <p className="templates_hint">{messages.downloadHint}</p>
        <PublishSteps />
      </Card>
      <Sources addresses={addresses} />
      <Card title={messages.address}>
        <Address addresses={addresses} page={`landing/${id}.html`} />
        <p className="templates_hint">{messages.pageStates[stateOfPage(template)]}</p>
      </Card>
    </>
  )
}

export function PublishSteps() {
  return (
    <ol className="publish-steps">
      {messages.publishSteps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
