/** Inlined into the head of a campaign's page: decides which variant is shown, before anything is. */

import './watch-entry.ts'
import { assignVariant } from './assign-variant.ts'
import { pageFacts } from './page-facts.ts'

const { campaign } = pageFacts()

if (campaign) {
  const root = document.documentElement
  const variant = assignVariant(campaign, Date.now())
  const template = variant ?? campaign.after
  root.dataset.template = template
  if (variant) root.dataset.campaign = campaign.id
  const { lang, title } = campaign.documents[template] ?? {}
  if (lang) root.lang = lang
  if (title) document.title = title
}
