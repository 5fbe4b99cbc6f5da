import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  campaignLabelOf,
  campaignProblems
} from '../../../pages/templates/campaigns/campaign-problems.ts'
import { campaignText, templateIdsOf } from '../../../pages/templates/campaigns/edited-campaign.ts'
import { exampleResults } from '../../../pages/templates/campaigns/example-results.ts'
import { campaignsOf, createCampaigns } from '../../../pages/templates/campaigns/store.ts'
import { openEditor } from './open-editor.ts'

beforeEach(() => localStorage.clear())

/** The campaign room beside its templates, as somebody opens it. */
async function openRoom() {
  const page = await openEditor()
  const campaigns = campaignsOf(page)
  const selected = () => {
    const campaign = campaigns.$selected.get()
    if (!campaign) throw new Error('There is no campaign')
    return campaign
  }
  const problems = () =>
    campaignProblems(
      selected(),
      campaigns.$campaigns.get(),
      page.$templates.get(),
      page.pictures.$found.get()
    ).map(({ field, reason }) => `${field} ${reason}`)
  return { page, ...campaigns, selected, problems }
}

const csv = (...rows: string[]) =>
  new File([['campaign,variant,visits,registrations', ...rows].join('\n')], 'june.csv')

describe('a new campaign', () => {
  test('compares the template that was worked at with another of its language, for two weeks from midnight', async () => {
    vi.setSystemTime('2026-11-24T17:30:00Z')
    const { page, addCampaign, selected, problems } = await openRoom()
    page.chooseTemplate('steps-fil')
    addCampaign()
    expect(selected().document).toEqual({
      starts: '2026-11-26T00:00:00+08:00',
      ends: '2026-12-10T00:00:00+08:00',
      variants: [
        { template: 'steps-fil', weight: 1 },
        { template: 'amount-fil', weight: 1 }
      ],
      after: 'steps-fil'
    })
    expect(problems()).toEqual([])
    vi.useRealTimers()
  })

  test('is a draft no more once it has become a file, and what was worked at is chosen', async () => {
    const { $campaigns } = await openRoom()
    const [file] = $campaigns.get()
    const published = { name: 'campaign-1', id: file?.id, document: file?.document }
    const changed = { ...published, name: 'campaign-2', document: { after: 'steps-fil' } }
    localStorage.setItem('loan:campaignDrafts', JSON.stringify([changed, published]))
    const again = createCampaigns(() => [])
    expect(again.$campaigns.get().map(({ name }) => name)).toEqual([file?.name, 'campaign-2'])
    expect(again.$selected.get()?.name).toBe('campaign-2')
  })

  test('gets a name that no other has, and is kept as a draft until it is discarded', async () => {
    const { addCampaign, rename, selected, page, $campaigns, resetCampaign } = await openRoom()
    const files = $campaigns.get().length
    addCampaign()
    rename('campaign-1', 'june')
    addCampaign()
    expect(selected().id).toBe('campaign-2')
    const again = createCampaigns(() => [])
    expect(
      again.$campaigns
        .get()
        .map(({ id }) => id)
        .slice(files)
    ).toEqual(['june', 'campaign-2'])
    for (const each of $campaigns.get().slice(files)) resetCampaign(each)
    expect($campaigns.get()).toHaveLength(files)
    expect(localStorage.getItem('loan:campaignDrafts')).toBeNull()
    expect(campaignsOf(page).$campaigns).toBe($campaigns)
  })
})

describe('a campaign of the site', () => {
  test('is sound, and as its file until it is changed', async () => {
    const { selected, problems, addVariant, removeVariant, resetCampaign } = await openRoom()
    expect(problems()).toEqual([])
    const before = campaignText(selected())
    addVariant(selected())
    expect(templateIdsOf(selected())).toHaveLength(3)
    removeVariant(selected(), 0)
    expect(templateIdsOf(selected())).toHaveLength(3)
    expect(JSON.parse(localStorage.getItem('loan:campaignDrafts') ?? '[]')).toHaveLength(1)
    resetCampaign(selected())
    expect(campaignText(selected())).toBe(before)
    expect(localStorage.getItem('loan:campaignDrafts')).toBeNull()
  })

  test('is as wrong as the templates and pictures that it shows', async () => {
    const { page, problems, setField, selected } = await openRoom()
    page.setField('costs-en', 'hero.image', '/landing/no.webp')
    page.pictures.$found.set(new Map([['/landing/no.webp', false]]))
    expect(problems()).toEqual([
      'variants[1].template is costs-en, and one thing is wrong with it: mend it under Templates'
    ])
    setField(selected().name, 'variants[1].template', 'gone')
    setField(selected().name, 'variants[0].weight', '')
    const gone = 'variants[1].template is gone, and there is no template of that name'
    expect(problems()).toEqual(['variants[0].weight must be a number', gone])
    setField(selected().name, 'variants[0].weight', 1)
    expect(problems()).toEqual([gone])
    expect(campaignLabelOf('variants[1].template')).toBe('Variant 2: template')
  })

  test('has a name of its own', async () => {
    const { addCampaign, rename, problems } = await openRoom()
    addCampaign()
    rename('campaign-1', 'first-loan')
    expect(problems()).toEqual(['The name of the file is that of the campaign first-loan, too'])
  })
})

describe('the page is left', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('without a question where drafts are kept, and with one where they would be lost', async () => {
    const { addCampaign } = await openRoom()
    addCampaign()
    expect(isAsked()).toBe(false)
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { setItem: full, getItem: () => null, removeItem: full })
    onTestFinished(() => void vi.unstubAllGlobals())
    addCampaign()
    expect(isAsked()).toBe(true)
  })
})

describe('results', () => {
  test('are read from the file that the page gives as an example', async () => {
    const { results, selected, setField } = await openRoom()
    setField(selected().name, 'variants[0].weight', 3)
    await results.readFile(new File([exampleResults(selected())], 'results.csv'))
    const split = { isBroken: false }
    expect(results.$results.get()).toMatchObject({
      state: 'read',
      judgements: [{ id: selected().id, judgement: { split, goodLoans: {} } }]
    })
  })

  test('are judged by the weights that are published, not by those being typed', async () => {
    const { results, setField } = await openRoom()
    setField('first-loan', 'variants[0].weight', 999)
    await results.readFile(csv('first-loan,first-loan-en,8012,401', 'first-loan,costs-en,7988,535'))
    const read = results.$results.get()
    expect(read).toMatchObject({
      state: 'read',
      file: 'june.csv',
      judgements: [
        {
          id: 'first-loan',
          judgement: {
            split: { isBroken: false },
            registrations: { comparisons: [{ variant: 'costs-en', verdict: 'better' }] }
          }
        }
      ]
    })
  })

  test('that cannot be read say in which line, and those of another brand which campaign', async () => {
    const { results } = await openRoom()
    await results.readFile(csv('first-loan,first-loan-en,many,1'))
    expect(results.$results.get()).toMatchObject({
      state: 'failed',
      message: "line 2: visits must be a whole number, and is 'many'"
    })
    await results.readFile(csv('other,a,1,1'))
    expect(results.$results.get()).toMatchObject({
      message: 'line 2: campaign is other, and the brand has no campaigns/other.json'
    })
  })

  test('decide: the campaign ends now, and everybody sees one template', async () => {
    vi.setSystemTime('2026-11-24T17:30:40Z')
    const { addCampaign, decide, selected, problems } = await openRoom()
    addCampaign()
    decide('first-loan', 'costs-en')
    expect(selected()).toMatchObject({
      id: 'first-loan',
      document: { ends: '2026-11-25T01:30:00+08:00', after: 'costs-en' }
    })
    expect(problems()).toEqual([])
    vi.useRealTimers()
  })

  test('decide: a campaign that has not begun ends without a mistake', async () => {
    const { addCampaign, decide, selected, problems } = await openRoom()
    addCampaign()
    const { name } = selected() ?? {}
    decide(String(name), 'costs-en')
    expect(selected()?.document.after).toBe('costs-en')
    expect(problems()).toEqual([])
  })
})

test('a template made from another has a conversion event of its own', async () => {
  const editor = await openEditor()
  editor.copyTemplate(editor.template('steps-fil'))
  expect(editor.template('steps-fil-2').visible.conversion.event).toBe('register_steps_fil_2')
})
