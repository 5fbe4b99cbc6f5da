import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { templatesMessages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx'
import { Choice } from '../controls/choice.tsx'
import { ProblemList } from '../problem-list.tsx'
import type { TemplatesPage } from '../store.ts'
import { WorkAndPreview } from '../work-and-preview.tsx'
import { Build } from './build.tsx'
import { CampaignContext } from './campaign-editing.ts'
import { campaignLabelOf, campaignProblems } from './campaign-problems.ts'
import { type EditedCampaign, isChanged, templateIdsOf } from './edited-campaign.ts'
import { PublishCampaign } from './publish-campaign.tsx'
import { Results } from './results.tsx'
import { type Campaigns, campaignsOf } from './store.ts'
import { VariantPreviews } from './variant-previews.tsx'
import './room.css'

const ways = ['build', 'publish', 'results'] as const
type RoomWay = (typeof ways)[number]

export function CampaignRoom({ page }: { page: TemplatesPage }) {
  const store = campaignsOf(page)
  const selected = useStore(store.$selected)
  const areKept = useStore(store.$areKept)
  const [way, setWay] = useState<RoomWay>('build')
  return (
    <>
      <Card>
        <p>{messages.about}</p>
        {!areKept && <p className="field_error">{messages.notKept}</p>}
        <Chooser store={store} selected={selected} />
      </Card>
      {selected && (
        <CampaignEditor
          key={selected.name}
          page={page}
          store={store}
          campaign={selected}
          way={way}
          onWay={setWay}
        />
      )}
    </>
  )
}

interface ChooserProps {
  store: Campaigns
  selected: EditedCampaign | undefined
}

function Chooser({ store, selected }: ChooserProps) {
  const campaigns = useStore(store.$campaigns)
  const names = campaigns.map(campaign => {
    const { name, id } = campaign
    return [name, isChanged(campaign) ? formatMessage(templatesMessages.changedMark, { id }) : name]
  })
  return (
    <div className="chooser">
      <div className="chooser_choice">
        {selected ? (
          <Choice
            id="campaign"
            label={messages.choose}
            value={selected.name}
            options={Object.fromEntries(names)}
            onChange={store.chooseCampaign}
          />
        ) : (
          <p>{messages.none}</p>
        )}
      </div>
      <Button variant="secondary" onClick={store.addCampaign}>
        {messages.create}
      </Button>
      {selected && isChanged(selected) && (
        <Button variant="quiet" onClick={() => store.resetCampaign(selected)}>
          {selected.original === undefined ? messages.discard : templatesMessages.reset}
        </Button>
      )}
    </div>
  )
}

interface CampaignEditorProps {
  page: TemplatesPage
  store: Campaigns
  campaign: EditedCampaign
  way: RoomWay
  onWay: (way: RoomWay) => void
}

function CampaignEditor({ page, store, campaign, way, onWay }: CampaignEditorProps) {
  const campaigns = useStore(store.$campaigns)
  const templates = useStore(page.$templates)
  const found = useStore(page.pictures.$found)
  const problems = useMemo(
    () => campaignProblems(campaign, campaigns, templates, found),
    [campaign, campaigns, templates, found]
  )
  useEffect(() => {
    const ids = templateIdsOf(campaign)
    for (const template of templates) {
      if (ids.includes(template.visible.id)) page.pictures.lookForAll(template)
    }
  }, [page, campaign, templates])
  const work = (
    <>
      <ProblemList problems={problems} labelOf={campaignLabelOf} onGo={() => onWay('build')} />
      <Tabs
        label={templatesMessages.edit}
        titles={ways.map(each => messages.ways[each])}
        selected={ways.indexOf(way)}
        onSelect={index => onWay(ways[index] ?? 'build')}
      >
        <div className="editor_panel">
          {way === 'build' && <Build />}
          {way === 'publish' && <PublishCampaign />}
          {way === 'results' && <Results />}
        </div>
      </Tabs>
    </>
  )
  return (
    <CampaignContext.Provider value={{ page, store, campaign, problems }}>
      <WorkAndPreview className="is-campaign" work={work} preview={<VariantPreviews />} />
    </CampaignContext.Provider>
  )
}
