import { useStore } from '@nanostores/react'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Address, Sources } from '../addresses.tsx'
import { campaignFileOf, downloadFiles, templateFilesOf } from '../download.ts'
import { isChanged } from '../edited-template.ts'
import { PublishSteps } from '../publish.tsx'
import { useCampaign } from './campaign-editing.ts'
import { campaignText, templateIdsOf } from './edited-campaign.ts'

/** One zip with the campaign, and with templates and pictures that no build has. */
export function PublishCampaign() {
  const { page, campaign, problems } = useCampaign()
  const ids = templateIdsOf(campaign)
  const templates = useStore(page.$templates).filter(
    template => isChanged(template) && ids.includes(template.visible.id)
  )
  const files = {
    ...campaignFileOf(campaign.id, campaignText(campaign)),
    ...Object.assign({}, ...templates.map(templateFilesOf))
  }
  return (
    <>
      <Card>
        <Button
          onClick={() => {
            downloadFiles(campaign.id, files)
            for (const template of templates) page.markSaved(template)
          }}
        >
          {formatMessage(messages.download, { id: campaign.id })}
        </Button>
        {problems.length > 0 && <p className="field_error">{messages.mendFirst}</p>}
        <p className="templates_hint">{messages.downloadHint}</p>
        <ul>
          {Object.keys(files).map(file => (
            <li key={file} className="templates_address">
              {file}
            </li>
          ))}
        </ul>
        <PublishSteps />
      </Card>
      <Sources addresses={page.addresses} />
      <Card title={messages.address}>
        <Address addresses={page.addresses} page={`go/${campaign.id}.html`} />
      </Card>
    </>
  )
}
