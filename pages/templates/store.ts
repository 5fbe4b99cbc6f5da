import { atom, computed } from 'nanostores'
import { createAddresses } from './address.ts'
import { listAt, withValue } from './document-path.ts'
import { readDrafts, saveDrafts } from './drafts.ts'
import {
  type EditedTemplate,
  isUnsaved,
  openTemplate,
  withDocument,
  withText
} from './edited-template.ts'
import { type Looks, loadLooks } from './looks.ts'
import { createPictureSearch } from './problems.ts'
import { templateFiles } from './template-files.ts'

export function createTemplatesPage() {
  const addresses = createAddresses()
  const pictures = createPictureSearch()
  const $looks = atom<Looks | undefined>()
  const $templates = atom<readonly EditedTemplate[]>(templateFiles.map(openTemplate))

  const $areKept = atom(true)

  const $chosen = atom('')

  const chooseTemplate = (name: string) => $chosen.set(name)

  const $selected = computed(
    [$templates, $chosen],
    (templates, chosen) => templates.find(({ name }) => name === chosen) ?? templates[0]
  )

  function restoreDrafts(): void {
    const drafts = readDrafts()
    // The last one is what was being worked at.
    chooseTemplate([...drafts.keys()].pop() ?? '')
    const files = $templates.get().map(template => {
      const draft = drafts.get(template.name)
      drafts.delete(template.name)
      return draft ? openTemplate({ ...draft, original: template.original }) : template
    })
    // One that has become a file since is a draft no more.
    const fresh = [...drafts.values()].filter(({ text }) =>
      files.every(({ original }) => original !== text)
    )
    $templates.set([...files, ...fresh.map(openTemplate)])
    $templates.listen(templates => {
      const isEdited = ({ name }: EditedTemplate) => name === $chosen.get()
      const others = templates.filter(each => !isEdited(each))
      $areKept.set(saveDrafts([...others, ...templates.filter(isEdited)]))
    })
  }

  const hasUnsavedWork = () => $templates.get().some(isUnsaved)

  function change(name: string, edit: (template: EditedTemplate) => EditedTemplate): void {
    $templates.set($templates.get().map(each => (each.name === name ? edit(each) : each)))
  }

  function editText(name: string, text: string): void {
    change(name, template => withText(template, text))
  }

  function setField(name: string, path: string, value: unknown): void {
    change(name, template => withDocument(template, withValue(template.document, path, value)))
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
      pictures: { ...template.pictures, [address]: picture }
    }))
  }

  function resetTemplate({ name, original }: EditedTemplate): void {
    if (original === undefined) {
      $templates.set($templates.get().filter(each => each.name !== name))
      return
    }
    change(name, template => ({ ...withText(template, original), pictures: {}, saved: undefined }))
  }

  function freeName(wanted: string): string {
    const taken = $templates.get().flatMap(({ name, shown }) => [name, shown.id])
    let number = 2
    while (taken.includes(`${wanted}-${number}`)) number++
    return `${wanted}-${number}`
  }

  function copyTemplate({ document, pictures, shown }: EditedTemplate): void {
    const name = freeName(shown.id)
    const copy = withDocument(
      openTemplate({ name, original: undefined, text: '{}', saved: undefined, pictures }),
      [
        ['id', name],
        // A shared link says the new headline, unless it is told otherwise.
        ['preview', {}],
        // Else an advertiser's report adds the registrations of both.
        ['conversion.event', `register_${name.replace(/-/g, '_')}`]
      ].reduce<unknown>((all, [path, value]) => withValue(all, path as string, value), document)
    )
    $templates.set([...$templates.get(), copy])
    chooseTemplate(name)
  }

  function markSaved({ name, text }: EditedTemplate): void {
    change(name, template => ({ ...template, saved: text }))
  }

  return {
    $templates,
    $areKept,
    $selected,
    /** What templates are drawn with; undefined until it is there. */
    $looks,
    addresses,
    pictures,
    chooseTemplate,
    hasUnsavedWork,
    editText,
    setField,
    addEntry,
    removeEntry,
    moveEntryUp,
    setPicture,
    resetTemplate,
    copyTemplate,
    markSaved,
    open: async () => {
      restoreDrafts()
      $looks.set(await loadLooks())
    }
  }
}

export type TemplatesPage = ReturnType<typeof createTemplatesPage>
