import { commonMessages as common } from '#messages/common.ts'
import { photoMessages as messages } from '#messages/photos.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { focusPlace } from '../../ui/focus-place.ts'
import { CloseIcon } from '../../ui/icon/close-icon.tsx'
import { PictureIcon } from '../../ui/icon/picture-icon.tsx'
import { RetryIcon } from '../../ui/icon/retry-icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Photo } from './photo-states.ts'

interface PhotoTileProps {
  photo: Photo
  number: number
  /** No other photo has failed: then its own button says what it does. */
  isAlone: boolean
  onRetry: (id: number) => void
  onRemove: (id: number) => void
  onShow: (source: string, title: string) => void
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, number, onRemove, onShow } = props
  const numbered = (message: string) => formatMessage(message, { number })
  return (
    <li className="photo">
      {photo.state === 'uploaded' ? (
        <button
          type="button"
          className="photo_picture"
          aria-label={numbered(common.photo)}
          onClick={() => onShow(photo.url, numbered(common.photo))}
        >
          {photo.preview ? <Preview photo={photo} /> : <Picture source={photo.url} size="tile" />}
        </button>
      ) : (
        <div className="photo_picture">
          <Preview photo={photo} />
          <Progress {...props} />
        </div>
      )}
      <button
        type="button"
        className="photo_remove"
        aria-label={numbered(messages.remove)}
        onClick={() => onRemove(photo.id)}
      >
        <span className="photo_cross">
          <CloseIcon />
        </span>
      </button>
    </li>
  )
}

function Preview({ photo: { preview } }: { photo: Photo }) {
  return preview ? <img className="photo_preview" src={preview} alt="" /> : <PictureIcon />
}

/** Once all is sent, the server still works. */
function progressText(share: number): string {
  const percent = share < 1 ? `${Math.floor(share * 100)} %` : ''
  return `${messages.uploadingNow} ${percent}`.trim()
}

function Progress({ photo, number, isAlone, onRetry }: PhotoTileProps) {
  const numbered = (message: string) => formatMessage(message, { number })
  if (photo.state === 'failed') {
    return (
      <button
        type="button"
        className="photo_over"
        aria-label={numbered(messages.retryLabel)}
        onClick={event => {
          // The tile takes the focus: its other button would remove the photo.
          focusPlace(event.currentTarget.closest('li'))
          onRetry(photo.id)
        }}
      >
        <RetryIcon />
        {isAlone && common.tryAgain}
      </button>
    )
  }
  const isUploading = photo.state === 'uploading'
  const text = photo.state === 'preparing' ? messages.preparing : messages.waiting
  return (
    <div className="photo_over">
      {isUploading ? progressText(photo.share) : text}
      <progress
        className="photo_progress"
        aria-label={numbered(messages.uploading)}
        value={isUploading && photo.share < 1 ? photo.share : undefined}
      />
    </div>
  )
}
