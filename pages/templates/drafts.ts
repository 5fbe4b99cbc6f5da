import * as v from 'valibot'
import { readRecordText, removeRecord, writeRecordText } from '../../shared/context/storage.ts'
import type { EditedTemplate, KeptTemplate } from './edited-template.ts'

const draft = v.object({
  name: v.string(),
  original: v.optional(v.string()),
  text: v.string(),
  saved: v.optional(v.string()),
  pictures: v.record(v.string(), v.pipe(v.string(), v.startsWith('data:image/')))
})

const isChanged = ({ text, original, pictures }: EditedTemplate) =>
  text !== original || Object.keys(pictures).length > 0

/** Keeps changes for good: a campaign may take weeks. Answers whether there was room. */
export function saveDrafts(templates: readonly EditedTemplate[]): boolean {
  const changed = templates.filter(isChanged)
  if (changed.length === 0) {
    removeRecord('templates')
    return true
  }
  const drafts = changed.map(({ name, original, text, saved, pictures }) => ({
    name,
    original,
    text,
    saved,
    pictures
  }))
  return writeRecordText('templates', JSON.stringify(drafts))
}

export function readDrafts(): Map<string, KeptTemplate> {
  try {
    const drafts = v.parse(v.array(draft), JSON.parse(readRecordText('templates') ?? '[]'))
    return new Map(
      drafts.map(each => [each.name, { original: undefined, saved: undefined, ...each }])
    )
  } catch {
    return new Map()
  }
}
