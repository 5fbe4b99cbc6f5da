import * as v from 'valibot'
import { type EditedTemplate, isChanged, type KeptTemplate } from './edited-template.ts'
import { readDrafts, writeDrafts } from './stored-drafts.ts'

const draft = v.object({
  name: v.string(),
  original: v.optional(v.string()),
  text: v.string(),
  saved: v.optional(v.string()),
  pictures: v.record(v.string(), v.pipe(v.string(), v.startsWith('data:image/')))
})

/** Answers whether there was room. */
export function saveTemplateDrafts(templates: readonly EditedTemplate[]): boolean {
  const drafts = templates
    .filter(isChanged)
    .map(({ name, original, text, saved, pictures }) => ({ name, original, text, saved, pictures }))
  return writeDrafts('templates', drafts)
}

export function readTemplateDrafts(): Map<string, KeptTemplate> {
  const drafts = readDrafts('templates', draft)
  return new Map(
    drafts.map(each => [each.name, { original: undefined, saved: undefined, ...each }])
  )
}
