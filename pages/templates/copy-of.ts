import { withValue } from './document-path.ts'
import { type EditedTemplate, openTemplate, withDocument } from './edited-template.ts'

/** A similar name that no template has. */
function freeName(wanted: string, templates: readonly EditedTemplate[]): string {
  const taken = templates.flatMap(({ name, visible }) => [name, visible.id])
  let number = 2
  while (taken.includes(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}

/** The usual name of a template's registration event. */
export const eventOf = (id: string) => `register_${id.replace(/-/g, '_')}`

export function copyOf(
  { document, pictures, visible }: EditedTemplate,
  templates: readonly EditedTemplate[]
): EditedTemplate {
  const name = freeName(visible.id, templates)
  return withDocument(
    openTemplate({ name, original: undefined, text: '{}', saved: undefined, pictures }),
    [
      ['id', name],
      // A shared link has the new headline, unless it has its own.
      ['preview', {}],
      // Else an advertiser's report adds the registrations of both.
      ['conversion.event', eventOf(name)]
    ].reduce<unknown>((all, [path, value]) => withValue(all, path as string, value), document)
  )
}
