import * as v from 'valibot'
import { readTemplate } from '../../shared/api/read-template.ts'
import { type Template, templateSchema } from '../../shared/api/template.ts'
import { defaultTemplate, fallbackTemplate } from '../../shared/config/default-template.ts'
import { landingFallback } from '../../shared/messages/landing-fallback.ts'
import { campaignMarket } from './campaign-market.ts'

export const fallback = () => v.parse(templateSchema, fallbackTemplate(campaignMarket()))

export const elsewhereText = ({ locale }: Template) => landingFallback[locale].elsewhere

export const { id: defaultId } = v.parse(templateSchema, defaultTemplate)

export function mendTemplate(document: unknown): Template {
  return readTemplate(document, fallback())
}
