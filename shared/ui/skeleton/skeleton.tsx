import { useContext } from 'react'
import { PageWords } from '../page-words/page-words.ts'
import '../../styles/unseen.css'
import './skeleton.css'

interface SkeletonProps {
  lines: number
  slow?: boolean
}

export function Skeleton({ lines, slow = false }: SkeletonProps) {
  const words = useContext(PageWords)
  return (
    <div className="skeleton">
      <p className={slow ? 'skeleton_slow' : 'unseen'} role="status">
        {slow ? words.slow : words.loading}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
        <div className="skeleton_line" key={line}>
          <span className="skeleton_bar" />
          <span className="skeleton_bar" />
        </div>
      ))}
    </div>
  )
}
