import type { ComponentType, ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import type { RegisterFormProps } from './register-fields.tsx'

export interface ExampleChoice {
  /** In hundredths; 0 before a choice. */
  amount: number
  choose: (amount: number) => void
}

export interface LayoutProps extends ExampleChoice {
  template: Template
  messages: LandingMessages
  form: ReactNode
  benefits: ReactNode
  steps: ReactNode
}

/** A layout brings its own form where that does not show all fields at once. */
export type Layout = ComponentType<LayoutProps> & { Form?: ComponentType<RegisterFormProps> }
