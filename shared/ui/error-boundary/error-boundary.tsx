import { Component, type ReactNode } from 'react'
import { reloadPage } from '../../bridge/open-link.ts'
import { pageMessages } from '../../messages/page.ts'
import { ErrorState } from '../error-state/error-state.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** A page whose drawing broke says so and offers the ways on, instead of going blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { crashedTitle, crashedText } = pageMessages
    return <ErrorState title={crashedTitle} message={crashedText} onRetry={reloadPage} />
  }
}
