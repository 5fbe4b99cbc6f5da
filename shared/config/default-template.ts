import { defaultTemplate as chosen, fallbackTemplates } from '#brand/default-template.ts'
import { brand } from './brand.ts'

/** The landing page's document at an address that names no template: one of the brand's `templates`. */
export const defaultTemplate: unknown = chosen

/**
 * The document in place of a template that is not there: by a campaign's phone rule (cn, ph, in), else the
 * one for the brand's market, so that no advertisement ends on a form that refuses the numbers of those who
 * see it.
 */
export function fallbackTemplate(market = ''): unknown {
  return fallbackTemplates[market] ?? fallbackTemplates[brand.market] ?? chosen
}
