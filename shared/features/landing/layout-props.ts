import type { ComponentType, ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'

export interface LayoutProps {
  template: Template
  messages: LandingMessages
  form: ReactNode
  benefits: ReactNode
}

export type Layout = ComponentType<LayoutProps>
