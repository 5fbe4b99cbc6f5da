import { useStore } from '@nanostores/react'
import { type ChangeEvent, useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { photoMessages as messages } from '#messages/photos.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusPlace, useFocusInList } from '../../ui/focus-place.ts'
import { CloseIcon } from '../../ui/icon/close-icon.tsx'
import { PlusIcon } from '../../ui/icon/plus-icon.tsx'
import { useWhenResting } from '../../ui/later/use-when-resting.ts'
import { PictureViewer } from '../../ui/picture-viewer/picture-viewer.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { loadUploading, type Photos } from './photos.ts'
import './photos.css'

interface PhotoListProps {
  photos: Photos
}

export function PhotoList({ photos: store }: PhotoListProps) {
  const photos = useStore(store.$photos)
  const canAdd = useStore(store.$canAdd)
  const failed = photos.filter(({ state }) => state === 'failed').length
  useWhenResting(loadUploading)
  const { list, leave } = useFocusInList(photos)
  const remove = (index: number, id: number) => {
    leave(index)
    store.removePhoto(id)
  }
  const [openPhoto, setOpenPhoto] = useState<{ source: string; title: string }>()
  return (
    <>
      <p className="photos_hint">{messages.photosHint}</p>
      <ul className="photos" ref={list}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            isAlone={failed === 1}
            onRetry={store.retryPhoto}
            onRemove={id => remove(index, id)}
            onShow={(source, title) => setOpenPhoto({ source, title })}
          />
        ))}
        {canAdd && (
          <li>
            <AddPhoto onAdd={store.addPhotos} />
          </li>
        )}
      </ul>
      <Problems photos={store} />
      {openPhoto && <PictureViewer {...openPhoto} onClose={() => setOpenPhoto(undefined)} />}
    </>
  )
}

function AddPhoto({ onAdd }: { onAdd: Photos['addPhotos'] }) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd(Array.from(target.files ?? []))
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <label className="photos_add">
      <input className="photos_input" type="file" accept="image/*" multiple onChange={onChange} />
      <PlusIcon />
      {messages.addPhoto}
    </label>
  )
}

function Problems({ photos: store }: PhotoListProps) {
  const photos = useStore(store.$photos)
  const refusals = useStore(store.$refusals)
  const lost = useStore(store.$lost)
  const failed = photos.filter(photo => photo.state === 'failed')
  const [first, second] = failed
  return (
    // The entry of a tapped button goes away, the list stays.
    <ul
      className="photos_problems"
      aria-live="polite"
      onClickCapture={event => focusPlace(event.currentTarget)}
    >
      {lost > 0 && (
        <li className="photos_problem">
          <p>{formatMessage(messages.lost, { count: lost })}</p>
        </li>
      )}
      {first && (
        <li className="photos_problem">
          <div>
            <p>
              <strong>
                {second
                  ? formatMessage(messages.failedAll, { count: failed.length })
                  : formatMessage(messages.failed, { number: photos.indexOf(first) + 1 })}
              </strong>{' '}
              {first.message}
            </p>
            <Button
              variant="quiet"
              onClick={second ? store.retryFailed : () => store.removePhoto(first.id)}
            >
              {second ? common.tryAgain : messages.removeFailed}
            </Button>
          </div>
        </li>
      )}
      {refusals.map(({ id, name, reason }) => (
        <li className="photos_problem" key={id}>
          <p>
            <strong>{name}</strong>: {reason}
          </p>
          <button
            type="button"
            className="photos_dismiss"
            aria-label={formatMessage(messages.dismiss, { name })}
            onClick={() => store.dismissRefusal(id)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
