import { useStore } from '@nanostores/react'
import { templatesMessages as messages } from '../../shared/messages/en/templates.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { Field } from '../../shared/ui/field/field.tsx'
import { type Addresses, campaignNames } from './address.ts'

export function Sources({ addresses: { $campaign, change } }: { addresses: Addresses }) {
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

export function Address({ addresses, page }: { addresses: Addresses; page: string }) {
  const address = useStore(addresses.$addressOf)(page)
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
