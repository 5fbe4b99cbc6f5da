import { useContext } from 'react'
import { Button } from '../button/button.tsx'
import { PageWords } from '../page-words/page-words.ts'
import { Notice } from './notice.tsx'

interface FailedNoticeProps {
  text: string
  onRetry: () => void
}

/** For a part of a page that is of use without it. */
export function FailedNotice({ text, onRetry }: FailedNoticeProps) {
  const { tryAgain } = useContext(PageWords)
  return (
    <div role="alert">
      <Notice text={text}>
        <Button variant="secondary" onClick={onRetry}>
          {tryAgain}
        </Button>
      </Notice>
    </div>
  )
}
