import { atom } from 'nanostores'
import { marketOf, type Template } from '../../shared/api/template.ts'
import { templateTextProblems } from '../../shared/api/template-problems.ts'
import { brand } from '../../shared/config/brand.ts'
import { ownAddress } from '../../shared/lib/own-address.ts'
import type { Problem } from '../../shared/lib/schema-problems.ts'
import type { EditedTemplate } from './edited-template.ts'

type FoundPictures = ReadonlyMap<string, boolean>

export function createPictureSearch() {
  const $found = atom<FoundPictures>(new Map())

  /** Once for each address, as a visitor's browser will. */
  function lookFor(address: string): void {
    if (!address || $found.get().has(address)) return
    const note = (isThere: boolean) => $found.set(new Map([...$found.get(), [address, isThere]]))
    const image = new Image()
    image.onload = () => note(true)
    image.onerror = () => note(false)
    image.src = ownAddress(address)
  }

  function lookForAll({ visible, pictures }: EditedTemplate): void {
    for (const [, address = ''] of picturesOf(visible)) if (!(address in pictures)) lookFor(address)
  }

  return { $found, lookForAll }
}

export const picturesOf = ({ hero, preview }: Template) =>
  Object.entries({ 'hero.image': hero.image, 'preview.image': preview.image })

function pictureProblems({ visible, pictures }: EditedTemplate, found: FoundPictures): Problem[] {
  return picturesOf(visible).flatMap(([field, address]) => {
    if (!address || address in pictures || found.get(address) !== false) return []
    return [{ field, reason: `is ${address}, and there is no such picture: choose one` }]
  })
}

function idProblems({ name, visible }: EditedTemplate, all: readonly EditedTemplate[]): Problem[] {
  const other = all.find(each => each.name !== name && each.visible.id === visible.id)
  return other ? [{ field: 'id', reason: `is that of the template ${other.name}, too` }] : []
}

function marketProblems({ visible }: EditedTemplate): Problem[] {
  const market = marketOf(visible)
  if (market === brand.market) return []
  const reason = `is for the market ‘${market}’, and ${brand.name} lends in ‘${brand.market}’`
  return [{ field: 'form.phoneRule', reason }]
}

export function problemsOf(
  template: EditedTemplate,
  all: readonly EditedTemplate[],
  found: FoundPictures
): Problem[] {
  const problems = templateTextProblems(template.text)
  const isJson = problems[0]?.field !== 'The template'
  if (!isJson) return problems
  return [
    ...problems,
    ...idProblems(template, all),
    ...marketProblems(template),
    ...pictureProblems(template, found)
  ]
}
