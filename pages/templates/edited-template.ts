import * as v from 'valibot'
import { readTemplate } from '../../shared/api/read-template.ts'
import { type Template, templateSchema } from '../../shared/api/template.ts'
import { defaultTemplate } from '../../shared/config/default-template.ts'
import { ownValue } from '../../shared/lib/own-value.ts'

const base = v.parse(templateSchema, defaultTemplate)

export interface EditedTemplate {
  /** The file's name without its ending; without a file, the first name. */
  name: string
  /** Undefined without a file. */
  original: string | undefined
  text: string
  saved: string | undefined
  /** The last text that was JSON. */
  document: unknown
  visible: Template
  /** Pictures chosen here, as data addresses, by the template's path for them. */
  pictures: Readonly<Record<string, string>>
}

export type KeptTemplate = Pick<EditedTemplate, 'name' | 'original' | 'text' | 'saved' | 'pictures'>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As visitors see it, but with wrong colours, which visitors do not get. */
function lastReadable(document: unknown, before = base): Template {
  const read = readTemplate(document, before)
  const theme = v.safeParse(templateSchema.entries.theme, ownValue(document, 'theme'))
  return theme.success ? { ...read, theme: theme.output } : read
}

export function openTemplate(stored: KeptTemplate): EditedTemplate {
  const document = parse(stored.text) ?? parse(stored.original ?? '') ?? {}
  return { ...stored, document, visible: lastReadable(document) }
}

export function withText(template: EditedTemplate, text: string): EditedTemplate {
  const document = parse(text)
  if (document === undefined) return { ...template, text }
  return { ...template, text, document, visible: lastReadable(document, template.visible) }
}

export function withDocument(template: EditedTemplate, document: unknown): EditedTemplate {
  return withText(template, `${JSON.stringify(document, null, 2)}\n`)
}

export const isReadable = ({ text }: EditedTemplate) => parse(text) !== undefined

/** A picture may take the place of a published one: then the text is the file's. */
export const isChanged = ({ text, original, pictures }: KeptTemplate) =>
  text !== original || Object.keys(pictures).length > 0

export const isUnsaved = (template: EditedTemplate) =>
  isChanged(template) && template.text !== template.saved
