import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { PictureViewer } from '../../shared/ui/picture-viewer/picture-viewer.tsx'

interface PicturesProps {
  sources: readonly string[]
  /** `Photo {number}`. */
  title: string
}

export function Pictures({ sources, title }: PicturesProps) {
  const [openIndex, setOpenIndex] = useState<number>()
  const titleOf = (index: number) => formatMessage(title, { number: index + 1 })
  const source = openIndex !== undefined && sources[openIndex]
  if (sources.length === 0) return null
  return (
    <>
      <ul className="detail_pictures">
        {sources.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice.
          <li key={index}>
            <button
              type="button"
              className="detail_picture"
              aria-label={titleOf(index)}
              onClick={() => setOpenIndex(index)}
            >
              <Picture source={each} size="tile" />
            </button>
          </li>
        ))}
      </ul>
      {/* It is no part of the message that the pictures stand in. */}
      {source &&
        createPortal(
          <PictureViewer
            source={source}
            title={titleOf(openIndex)}
            onClose={() => setOpenIndex(undefined)}
          />,
          document.body
        )}
    </>
  )
}
