import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  campaignLabelOf,
  campaignProblems
} from '../../../pages/templates/campaigns/campaign-problems.ts'
import {
  campaignText,
  isChanged,
  templateIdsOf,
  variantsOf
} from '../../../pages/templates/campaigns/edited-campaign.ts'
import { campaignsOf, createCampaigns } from '../../../pages/templates/campaigns/store.ts'
import { openEditor } from './open-editor.ts'

beforeEach(() => localStorage.clear())

const file = 'first-loan'

/** The campaign room beside its templates, and how to find one of its campaigns. */
async function openRoom() {
  const page = await openEditor()
  const campaigns = campaignsOf(page)
  const all = () => campaigns.$campaigns.get()
  const campaign = (name = file) => {
    const found = all().find(each => each.name === name)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  const problems = (name = file) =>
    campaignProblems(campaign(name), all(), page.$templates.get(), page.pictures.$found.get()).map(
      ({ field, reason }) => `${field} ${reason}`
    )
  const templatesOf = (name = file) => variantsOf(campaign(name)).map(({ template }) => template)
  return { page, ...campaigns, all, campaign, problems, templatesOf }
}

describe('a new campaign', () => {
  test('tries a copy that is no file yet against its original, which comes first', async () => {
    const { page, addCampaign, templatesOf, campaign } = await openRoom()
    page.copyTemplate(page.template('steps-fil'))
    addCampaign()
    expect(templatesOf('campaign-1')).toEqual(['steps-fil', 'steps-fil-2'])
    expect(campaign('campaign-1').document.after).toBe('steps-fil')
  })

  test('puts a template that was worked at first where the other is no file, too', async () => {
    const { page, addCampaign, templatesOf } = await openRoom()
    page.copyTemplate(page.template('steps-fil'))
    page.setField('steps-fil-2', 'id', 'june')
    page.copyTemplate(page.template('steps-fil-2'))
    page.setField('june-2', 'hero.title', 'Bagong pamagat')
    addCampaign()
    expect(templatesOf('campaign-1')).toEqual(['june-2', 'june'])
  })

  test('names no template where there is none', () => {
    const { addCampaign, addVariant, $selected } = createCampaigns(() => [])
    addCampaign()
    const selected = $selected.get()
    expect(selected && templateIdsOf(selected)).toEqual([''])
    if (selected) addVariant(selected)
    const none = { template: '', weight: 1 }
    expect($selected.get()?.document.variants).toEqual([none, none, none])
  })
})

describe('variants', () => {
  test('get the next template that none of them has, with the weight 1', async () => {
    const { page, addVariant, campaign } = await openRoom()
    page.chooseTemplate('costs-en')
    addVariant(campaign())
    expect(variantsOf(campaign())).toEqual([
      { template: 'first-loan-en', weight: 50 },
      { template: 'costs-en', weight: 50 },
      { template: 'amount-en', weight: 1 }
    ])
  })

  test('lose the one that is removed', async () => {
    const { addVariant, removeVariant, campaign, templatesOf } = await openRoom()
    addVariant(campaign())
    const [first, , third] = templatesOf()
    removeVariant(campaign(), 1)
    expect(templatesOf()).toEqual([first, third])
  })

  test('that are no list are none, and one whose weight is no number weighs nothing', async () => {
    const { setField, campaign } = await openRoom()
    setField(file, 'variants[0].weight', 'many')
    expect(variantsOf(campaign()).map(({ weight }) => weight)).toEqual([0, 50])
    setField(file, 'variants', 'first-loan-en')
    expect(variantsOf(campaign())).toEqual([])
    expect(templateIdsOf(campaign())).toEqual(['first-loan-en'])
  })
})

describe('a campaign', () => {
  test('of the site that is worked at is there after a reload, and chosen', async () => {
    const { setField, campaign, all } = await openRoom()
    setField(file, 'after', 'costs-en')
    const { $campaigns, $selected } = createCampaigns(() => [])
    expect($campaigns.get()).toEqual(all())
    expect($selected.get()).toEqual(campaign())
    expect($selected.get()?.document.after).toBe('costs-en')
  })

  test('is chosen by its name', async () => {
    const { addCampaign, chooseCampaign, $selected } = await openRoom()
    addCampaign()
    expect($selected.get()?.name).toBe('campaign-1')
    chooseCampaign(file)
    expect($selected.get()?.name).toBe(file)
  })

  test('that was renamed is changed, and kept though its document is as its file', async () => {
    const { rename, campaign } = await openRoom()
    expect(isChanged(campaign())).toBe(false)
    rename(file, 'june')
    expect(isChanged(campaign())).toBe(true)
    expect(createCampaigns(() => []).$campaigns.get()[0]?.id).toBe('june')
  })

  test('is decided under the name that it has by now', async () => {
    const { rename, decide, campaign, $selected } = await openRoom()
    rename(file, 'june')
    decide('june', 'costs-en')
    expect(campaign().document.after).toBe('costs-en')
    expect($selected.get()?.id).toBe('june')
  })

  test('that is gone by now is not decided, and nothing else is', async () => {
    const { decide, all } = await openRoom()
    const before = all()
    decide('gone', 'costs-en')
    expect(all()).toEqual(before)
  })

  test('is written as a person writes it: indented, with an end', async () => {
    const { campaign } = await openRoom()
    const text = campaignText(campaign())
    expect(JSON.parse(text)).toEqual(campaign().document)
    expect(text).toMatch(/^\{\n {2}"starts".*\n\}\n$/s)
  })

  test('keeps what was planned, field by field', async () => {
    const { $plan, setPlan } = await openRoom()
    setPlan('daily', '200')
    expect($plan.get()).toEqual({ rate: '5', difference: '20', daily: '200' })
  })
})

describe('a problem', () => {
  test.each([
    ['after', 'Shown before and after'],
    ['variants[0].template', 'Variant 1: template'],
    ['variants[0].colour', 'variants[0].colour'],
    ['old.variants[0].weight', 'old.variants[0].weight'],
    ['variants[0].weight.unit', 'variants[0].weight.unit'],
    ['no.such', 'no.such']
  ])('of %s is that of %s', (path, label) => {
    expect(campaignLabelOf(path)).toBe(label)
  })

  test('of a template is counted wherever the campaign shows it', async () => {
    const { page, setField, problems } = await openRoom()
    page.setField('first-loan-en', 'hero.title', '')
    page.setField('first-loan-en', 'hero.image', '/landing/no.webp')
    page.pictures.$found.set(new Map([['/landing/no.webp', false]]))
    const count = page.problems('first-loan-en').length
    expect(count).toBeGreaterThan(1)
    const reason = `is first-loan-en, and ${count} things are wrong with it: mend them under Templates`
    expect(problems()).toEqual([`variants[0].template ${reason}`, `after ${reason}`])
    setField(file, 'after', 'costs-en')
    expect(problems()).toEqual([`variants[0].template ${reason}`])
  })

  test('of a day is said to people with fields, who need not know its file', async () => {
    const { setField, problems } = await openRoom()
    setField(file, 'starts', 'tomorrow')
    expect(problems()).toContain('starts must be a day and a time')
  })
})

test('results of a campaign that is itself wrong say what is', async () => {
  const { addCampaign, setField, results } = await openRoom()
  expect(results.$results.get()).toEqual({ state: 'none' })
  addCampaign()
  setField('campaign-1', 'variants[0].weight', 'many')
  const rows = 'campaign,variant,visits,registrations\ncampaign-1,costs-en,10,1'
  await results.readFile(new File([rows], 'june.csv'))
  await vi.waitFor(() => expect(results.$results.get().state).toBe('failed'))
  expect(results.$results.get()).toMatchObject({
    message: expect.stringContaining('campaign-1: variants[0].weight must be a number')
  })
})
