import { eventOf } from './copy-of.ts'
import { listAt, valueAt, withValue } from './document-path.ts'
import { type EditedTemplate, withDocument, withText } from './edited-template.ts'

export type ChangeTemplate = (
  name: string,
  edit: (template: EditedTemplate) => EditedTemplate
) => void

export function createDocumentEdits(change: ChangeTemplate) {
  function editText(name: string, text: string): void {
    change(name, template => withText(template, text))
  }

  function setField(name: string, path: string, value: unknown): void {
    change(name, template => {
      const changed = withValue(template.document, path, value)
      const event = valueAt(changed, 'conversion.event')
      const follows = path === 'id' && event === eventOf(String(valueAt(template.document, 'id')))
      return withDocument(
        template,
        follows ? withValue(changed, 'conversion.event', eventOf(String(value))) : changed
      )
    })
  }

  function changeList(name: string, path: string, edit: (list: unknown[]) => unknown[]): void {
    change(name, template => {
      const list = edit([...listAt(template.document, path)])
      return withDocument(template, withValue(template.document, path, list))
    })
  }

  function addEntry(name: string, path: string, entry: unknown): void {
    changeList(name, path, list => [...list, entry])
  }

  function removeEntry(name: string, path: string, index: number): void {
    changeList(name, path, list => list.filter((_, at) => at !== index))
  }

  function moveEntryUp(name: string, path: string, index: number): void {
    changeList(name, path, list => {
      list.splice(index - 1, 2, list[index], list[index - 1])
      return list
    })
  }

  function setPicture(name: string, field: string, address: string, picture: string): void {
    change(name, template => ({
      ...withDocument(template, withValue(template.document, field, address)),
      pictures: { ...template.pictures, [address]: picture },
      saved: undefined
    }))
  }

  return { editText, setField, addEntry, removeEntry, moveEntryUp, setPicture }
}
