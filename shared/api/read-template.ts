import * as v from 'valibot'
import { ownValue } from '../lib/own-value.ts'
import { landingFallback } from '../messages/landing-fallback.ts'
import { plainIfBare, type Template, templateSchema } from './template.ts'
import { unreadableColors } from './theme-contrast.ts'

const longestId = 100

type AnySchema = v.GenericSchema & { entries?: v.ObjectEntries; wrapped?: AnySchema }

function readFields(schema: AnySchema, value: unknown, fallback: unknown): unknown {
  const { entries } = schema.wrapped ?? schema
  if (entries) {
    const fields = Object.entries(entries).map(([key, entry]) => [
      key,
      readFields(entry as AnySchema, ownValue(value, key), ownValue(fallback, key))
    ])
    return Object.fromEntries(fields)
  }
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : fallback
}

/** The id that the server gave the document, of any kind: visits are counted by it. */
function servedId(document: unknown): string {
  const id = ownValue(document, 'id')
  const isId = typeof id === 'number' || typeof id === 'string'
  return isId ? String(id).trim().slice(0, longestId) : ''
}

function inLocale(base: Template, locale: Template['locale']): Template {
  const fallback = landingFallback[locale]
  return {
    ...base,
    locale,
    hero: { ...base.hero, title: fallback.title, subtitle: fallback.subtitle },
    benefits: [],
    steps: [],
    form: { ...base.form, button: fallback.button, phoneHint: fallback.phoneHint },
    agreement: { title: fallback.agreementTitle, body: fallback.agreementBody, url: '' },
    download: { ...base.download, title: fallback.downloadTitle, text: fallback.downloadText },
    preview: { title: '', description: '', image: '' }
  }
}

/** Reads a template from outside. Never fails: what is unsound is the default's, texts in its own language. */
export function readTemplate(document: unknown, base: Template): Template {
  const { locale } = templateSchema.entries
  const own = v.safeParse(locale, ownValue(document, 'locale'))
  const fallback = own.success && own.output !== base.locale ? inLocale(base, own.output) : base
  const read = readFields(templateSchema, document, fallback) as Template
  // Either may be empty, but not both: there has to be something to agree to.
  const isToRead = read.agreement.body !== '' || read.agreement.url !== ''
  const agreement = isToRead ? read.agreement : fallback.agreement
  const theme = unreadableColors(read.theme).length > 0 ? base.theme : read.theme
  return plainIfBare({ ...read, id: servedId(document) || read.id, agreement, theme })
}
