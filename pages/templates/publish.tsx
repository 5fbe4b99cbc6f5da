import { useStore } from '@nanostores/react'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { Field } from '../../shared/ui/field/field.tsx'
import { campaignNames, stateOfPage } from './address.ts'
import { downloadTemplate } from './download.ts'
import { useEditing } from './editing.ts'
import { campaignFiles } from './template-files.ts'

export function Publish() {
  const { store, template } = useEditing()
  return (
    <>
      <Card>
        <Button
          onClick={() => {
            downloadTemplate(template)
            store.markSaved(template)
          }}
        >
          {formatMessage(messages.download, { id: template.shown.id })}
        </Button>
        <p className="templates_hint">{messages.downloadHint}</p>
        <ol className="publish-steps">
          {messages.publishSteps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Sources />
      <Card title={messages.address}>
        <Address page={`landing/${template.shown.id}.html`} />
        <p className="templates_hint">{messages.pageStates[stateOfPage(template)]}</p>
      </Card>
      {campaignFiles.length > 0 && (
        <Card title={messages.campaigns}>
          {campaignFiles.map(id => (
            <Address key={id} page={`go/${id}.html`} />
          ))}
        </Card>
      )}
    </>
  )
}

function Sources() {
  const { $campaign, change } = useEditing().store.addresses
  const campaign = useStore($campaign)
  return (
    <Card title={messages.campaign}>
      <p className="templates_hint">{messages.campaignHint}</p>
      <div className="entry_columns">
        {campaignNames.map(name => (
          <Field
            key={name}
            label={messages.fields[name]}
            value={campaign[name]}
            onChange={event => change(name, event.target.value)}
          />
        ))}
      </div>
    </Card>
  )
}

function Address({ page }: { page: string }) {
  const address = useStore(useEditing().store.addresses.$addressOf)(page)
  const id = `address-${page.replace(/\W+/g, '-')}`
  return (
    <>
      <p className="templates_address" id={id}>
        {address}
      </p>
      <CopyButton text={address} what={messages.addressName} shownIn={id} />
    </>
  )
}
