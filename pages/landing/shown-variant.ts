import type { Query } from '../../shared/context/query.ts'

/** Campaign and variant of this phone; neither on any other page. */
export function shownVariant(): Query {
  const { campaign, template } = document.documentElement.dataset
  return campaign && template ? { campaign, variant: template } : {}
}
