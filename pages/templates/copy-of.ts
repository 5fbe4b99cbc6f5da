import { withValue } from './document-path.ts'
import { type EditedTemplate, openTemplate, withDocument } from './edited-template.ts'
import { freeName } from './free-name.ts'

export const eventOf = (id: string) => `register_${id.replace(/-/g, '_')}`

export function copyOf(
  { document, pictures, visible }: EditedTemplate,
  templates: readonly EditedTemplate[]
): EditedTemplate {
  const taken = templates.flatMap(each => [each.name, each.visible.id])
  const name = freeName(visible.id, taken, 2)
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
