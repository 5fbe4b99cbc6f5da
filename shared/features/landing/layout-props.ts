import type { ComponentType, ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import type { RegisterFormProps } from './register-fields.tsx'

export interface LayoutProps {
  template: Template
  messages: LandingMessages
  form: ReactNode
  benefits: ReactNode
  steps: ReactNode
}

/** A layout whose form is not the one that has all fields at once brings its own. */
export type Layout = ComponentType<LayoutProps> & { Form?: ComponentType<RegisterFormProps> }
