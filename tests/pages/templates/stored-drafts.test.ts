import { beforeEach, describe, expect, test } from 'vitest'
import { createCampaigns } from '../../../pages/templates/campaigns/store.ts'
import { brandFolder } from '../../../pages/templates/template-files.ts'
import { openEditor } from './open-editor.ts'

beforeEach(() => localStorage.clear())

const other = 'shared/config/brands/other'
const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const write = (key: string, ...drafts: object[]) =>
  localStorage.setItem(key, JSON.stringify(drafts))

describe('drafts of templates', () => {
  const key = 'loan:templates'
  const draft = { name: 'june', text: '{"id":"june"}', pictures: {} }
  const namesIn = ({ $templates }: Awaited<ReturnType<typeof openEditor>>) =>
    $templates.get().map(({ name }) => name)

  test('of another brand are not those of this one, and stay for it', async () => {
    write(key, { ...draft, brand: other })
    const editor = await openEditor()
    expect(namesIn(editor)).not.toContain('june')
    editor.setField('costs-en', 'hero.title', 'Draft')
    expect(read(key)).toEqual([
      { ...draft, brand: other },
      expect.objectContaining({ name: 'costs-en', brand: brandFolder })
    ])
    editor.resetTemplate(editor.template('costs-en'))
    expect(read(key)).toEqual([{ ...draft, brand: other }])
  })

  test('that cannot be read take away none of another brand', async () => {
    write(key, { name: 1, brand: other }, { ...draft, brand: brandFolder })
    expect(namesIn(await openEditor())).toContain('june')
  })

  test('without a brand are those of the brand that goes on with them', async () => {
    write(key, draft)
    const editor = await openEditor()
    expect(namesIn(editor)).toContain('june')
    expect(read(key)).toEqual([draft])
    editor.setField('june', 'hero.title', 'June')
    expect(read(key)).toEqual([expect.objectContaining({ name: 'june', brand: brandFolder })])
  })
})

test('drafts of another brand’s campaigns are not those of this one, and stay for it', () => {
  const key = 'loan:campaignDrafts'
  const draft = { name: 'june', id: 'june', document: {}, brand: other }
  write(key, draft)
  const { $campaigns, addCampaign } = createCampaigns(() => [])
  expect($campaigns.get().map(({ name }) => name)).not.toContain('june')
  addCampaign()
  expect(read(key)).toEqual([
    draft,
    expect.objectContaining({ name: 'campaign-1', brand: brandFolder })
  ])
})
