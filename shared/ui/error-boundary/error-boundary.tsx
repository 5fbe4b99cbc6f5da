import { Component, type ContextType, type ReactNode } from 'react'
import { reloadPage } from '../../bridge/open-page.ts'
import { ErrorState } from '../error-state/error-state.tsx'
import { PageWords } from '../page-words/page-words.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** A page whose drawing broke says so and offers the ways on, instead of going blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  declare context: ContextType<typeof PageWords>

  // Fields of the class would bring a kilobyte of helpers along, for iOS 15.
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
