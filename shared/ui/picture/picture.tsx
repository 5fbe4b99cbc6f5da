import { type ReactNode, useState } from 'react'
import { showablePicture } from '../../context/picture-source.ts'
import { PictureIcon } from '../icon/picture-icon.tsx'
import './picture.css'

interface PictureProps {
  /** An address from outside; a refused or broken one leaves an empty box. */
  source: string
  /** For a screen reader; '' where the text beside the picture says it all. */
  alternative?: string
  /** `tile` and `full` fill the box around them; a tile is cut to that. */
  size: 'small' | 'large' | 'tile' | 'full'
  fallback?: ReactNode
}

/** The box has a fixed size, so that nothing moves. */
export function Picture({ source, alternative = '', size, fallback }: PictureProps) {
  const [broken, setBroken] = useState(false)
  const address = showablePicture(source)
  const isVisible = address !== undefined && !broken
  if (!isVisible && fallback) return fallback
  return (
    <span className={`picture is-${size}`}>
      {isVisible ? (
        <img
          className="picture_image"
          src={address}
          alt={alternative}
          onError={() => setBroken(true)}
        />
      ) : (
        <>
          <PictureIcon />
          {alternative && <span className="picture_alternative">{alternative}</span>}
        </>
      )}
    </span>
  )
}
