import { Component, type ContextType, type ReactNode } from 'react'
import { reloadPage } from '../../bridge/open-link.ts'
import { ErrorState } from '../error-state/error-state.tsx'
import { PageWords } from '../page-frame/page-words.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** A page whose drawing broke says so and offers the ways on, instead of going blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  static override contextType = PageWords
  declare context: ContextType<typeof PageWords>
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { crashedTitle, crashedText } = this.context
    return <ErrorState title={crashedTitle} message={crashedText} onRetry={reloadPage} />
  }
}
