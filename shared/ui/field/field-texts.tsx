import type { ReactNode } from 'react'
import './field.css'

export interface FieldTextsProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export function describedBy(id: string, { hint, error }: Omit<FieldTextsProps, 'label'>) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

interface AroundProps extends FieldTextsProps {
  id: string
  /** The label belongs to an input of this id; other controls name the label. */
  isInput?: boolean
  below?: ReactNode
  children: ReactNode
}

export function FieldTexts({ id, label, hint, error, isInput, below, children }: AroundProps) {
  const problem = error && (
    <p className="field_error" id={`${id}-error`}>
      {error}
    </p>
  )
  return (
    <>
      {isInput ? (
        <label className="field_label" htmlFor={id}>
          {label}
        </label>
      ) : (
        <span className="field_label" id={`${id}-label`}>
          {label}
        </span>
      )}
      {hint && (
        <p className="field_hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {below ? (
        <div className="field_below">
          {problem}
          {below}
        </div>
      ) : (
        problem
      )}
    </>
  )
}
