import { defaultTemplate as chosen, fallbackTemplates } from '#brand/default-template.ts'
import { brand } from './brand.ts'

export const defaultTemplate: unknown = chosen

/** For a template that is missing: by the campaign's phone rule (cn, ph, in), else the market's. */
export function fallbackTemplate(market = ''): unknown {
  return fallbackTemplates[market] ?? fallbackTemplates[brand.market] ?? chosen
}
