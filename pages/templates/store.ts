import { atom, type WritableAtom } from 'nanostores'
import { computed } from '../../shared/lib/computed.ts'
import { createAddresses } from './address.ts'
import { copyOf } from './copy-of.ts'
import { readTemplateDrafts, saveTemplateDrafts } from './drafts.ts'
import { createDocumentEdits } from './edit-document.ts'
import { type EditedTemplate, isUnsaved, openTemplate, withText } from './edited-template.ts'
import { loadPreviewKit, type PreviewKit } from './preview-kit.ts'
import { createPictureSearch } from './problems.ts'
import { templateFiles } from './template-files.ts'

/** A draft that is a file by now is no draft. */
function withDrafts(
  templates: readonly EditedTemplate[],
  drafts: ReturnType<typeof readTemplateDrafts>
): EditedTemplate[] {
  const files = templates.map(template => {
    const draft = drafts.get(template.name)
    drafts.delete(template.name)
    const { original } = template
    if (!draft) return template
    // A picture may have been replaced since at the same address.
    const isHandedOver = draft.saved === draft.text || Object.keys(draft.pictures).length === 0
    const isPublished = draft.text === original && draft.original !== original
    if (isPublished && isHandedOver) return template
    return openTemplate({ ...draft, original })
  })
  const fresh = [...drafts.values()].filter(({ text }) =>
    files.every(({ original }) => original !== text)
  )
  return [...files, ...fresh.map(openTemplate)]
}

function createDrafts(
  $templates: WritableAtom<readonly EditedTemplate[]>,
  $chosen: WritableAtom<string>
) {
  const $areKept = atom(true)
  const restoreDrafts = () => {
    const drafts = readTemplateDrafts()
    // The last one is what was being worked at.
    $chosen.set([...drafts.keys()].pop() ?? '')
    $templates.set(withDrafts($templates.get(), drafts))
    $templates.listen(templates => {
      const isEdited = ({ name }: EditedTemplate) => name === $chosen.get()
      const others = templates.filter(each => !isEdited(each))
      $areKept.set(saveTemplateDrafts([...others, ...templates.filter(isEdited)]))
    })
  }
  return { $areKept, restoreDrafts }
}

export function createTemplatesPage() {
  const addresses = createAddresses()
  const pictures = createPictureSearch()
  const $previewKit = atom<PreviewKit | undefined>()
  const $templates = atom<readonly EditedTemplate[]>(templateFiles.map(openTemplate))

  const $chosen = atom('')
  const { $areKept, restoreDrafts } = createDrafts($templates, $chosen)

  const chooseTemplate = (name: string) => $chosen.set(name)

  const $selected = computed(
    [$templates, $chosen],
    (templates, chosen) => templates.find(({ name }) => name === chosen) ?? templates[0]
  )

  function change(name: string, edit: (template: EditedTemplate) => EditedTemplate): void {
    $templates.set($templates.get().map(each => (each.name === name ? edit(each) : each)))
  }

  function resetTemplate({ name, original }: EditedTemplate): void {
    if (original === undefined) {
      $templates.set($templates.get().filter(each => each.name !== name))
      return
    }
    change(name, template => ({ ...withText(template, original), pictures: {}, saved: undefined }))
  }

  function copyTemplate(template: EditedTemplate): void {
    const copy = copyOf(template, $templates.get())
    $templates.set([...$templates.get(), copy])
    chooseTemplate(copy.name)
  }

  function markSaved({ name, text }: EditedTemplate): void {
    change(name, template => ({ ...template, saved: text }))
  }

  return {
    $templates,
    $areKept,
    $selected,
    /** The code that draws templates; undefined until it is there. */
    $previewKit,
    addresses,
    pictures,
    chooseTemplate,
    wouldLose: () => !$areKept.get() && $templates.get().some(isUnsaved),
    ...createDocumentEdits(change),
    resetTemplate,
    copyTemplate,
    markSaved,
    open: async () => {
      restoreDrafts()
      $previewKit.set(await loadPreviewKit())
    }
  }
}

export type TemplatesPage = ReturnType<typeof createTemplatesPage>
