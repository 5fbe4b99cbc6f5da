import { createContext, useContext } from 'react'
import type { Problem } from '../../shared/lib/schema-problems.ts'
import { templatesMessages } from '../../shared/messages/en/templates.ts'
import { valueAt } from './document-path.ts'
import type { EditedTemplate } from './edited-template.ts'
import type { TemplatesPage } from './store.ts'

interface Editing {
  store: TemplatesPage
  template: EditedTemplate
  problems: readonly Problem[]
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('A control stands outside an editor')
  return editing
}

const labels: Readonly<Record<string, string>> = templatesMessages.labels

/** `benefits[1].icon` is `Icon`; an unknown path stays. */
export function labelOf(path: string): string {
  return labels[path] ?? labels[path.replace(/^.*\./, '')] ?? path
}

export const controlId = (path: string) => `field-${path.replace(/[^\w]+/g, '-')}`

export interface FieldState {
  id: string
  label: string
  value: unknown
  error: string | undefined
  set: (value: unknown) => void
}

export function useField(path: string): FieldState {
  const { store, template, problems } = useEditing()
  const label = labelOf(path)
  const problem = problems.find(({ field }) => field === path)
  return {
    id: controlId(path),
    label,
    value: valueAt(template.document, path),
    error: problem && `${label} ${problem.reason}`,
    set: value => store.setField(template.name, path, value)
  }
}

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
