import { Component, type ContextType, type ReactNode } from 'react'
import { reloadPage } from '../../bridge/open-page.ts'
import { ErrorState } from '../error-state/error-state.tsx'
import { PageWords } from '../page-words/page-words.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  declare context: ContextType<typeof PageWords>

  // Class fields would add a kilobyte of helpers, for iOS 15.
  constructor(props: ErrorBoundaryProps) {
    super(props)
    this.state = { broken: false }
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { crashedTitle, crashedText } = this.context
    return <ErrorState title={crashedTitle} message={crashedText} onRetry={reloadPage} />
  }
}

ErrorBoundary.contextType = PageWords
