import * as v from 'valibot'
import { readTemplate } from '../../shared/api/read-template.ts'
import { type Template, templateSchema } from '../../shared/api/template.ts'
import { defaultTemplate } from '../../shared/config/default-template.ts'

/** The default template: for addresses without one, and templates of another market. */
export const base = v.parse(templateSchema, defaultTemplate)

/** Reads a template of which something is missing or unsound. */
export function mendTemplate(document: unknown): Template {
  return readTemplate(document, base)
}
