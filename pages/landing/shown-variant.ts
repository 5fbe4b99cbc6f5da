import type { Query } from '../../shared/context/query.ts'

/** The campaign whose page this is, and which variant this phone is shown; neither on any other page. */
export function shownVariant(): Query {
  const { campaign, template } = document.documentElement.dataset
  return campaign && template ? { campaign, variant: template } : {}
}
