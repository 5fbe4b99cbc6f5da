import { atom } from 'nanostores'
import { company } from '../../shared/config/company.ts'
import { writeQuery } from '../../shared/context/query.ts'
import { computed } from '../../shared/lib/computed.ts'
import { type EditedTemplate, isChanged } from './edited-template.ts'

export const campaignNames = [
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'UC',
  'down_id',
  'links_id'
] as const
export type CampaignName = (typeof campaignNames)[number]

const site = `${company.siteOrigin}${import.meta.env.BASE_URL}`

export function createAddresses() {
  const $campaign = atom(
    Object.fromEntries(campaignNames.map(name => [name, ''])) as Record<CampaignName, string>
  )
  const $addressOf = computed($campaign, campaign => (page: string) => {
    const params = Object.entries(campaign).filter(([, value]) => value.trim() !== '')
    const query = writeQuery(
      Object.fromEntries(params.map(([name, value]) => [name, value.trim()]))
    )
    return `${site}${page}${query && `?${query}`}`
  })
  return {
    $campaign,
    $addressOf,
    change: (name: CampaignName, value: string) =>
      $campaign.set({ ...$campaign.get(), [name]: value })
  }
}

export function stateOfPage(template: EditedTemplate): 'published' | 'changed' | 'new' {
  const { name, original, visible } = template
  if (original === undefined || visible.id !== name) return 'new'
  return isChanged(template) ? 'changed' : 'published'
}

export type Addresses = ReturnType<typeof createAddresses>
