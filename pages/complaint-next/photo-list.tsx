import { useStore } from '@nanostores/react'
import { type ChangeEvent, useState } from 'react'
import { complaintNextMessages as messages } from '../../shared/messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { CloseIcon } from '../../shared/ui/icon/close-icon.tsx'
import { PlusIcon } from '../../shared/ui/icon/plus-icon.tsx'
import { PictureViewer } from '../../shared/ui/picture-viewer/picture-viewer.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { $canAdd, $photos, $refusals, addPhotos, dismissRefusal, removePhoto } from './photos.ts'

/** The photos of the complaint: what became of each, and the way to add more. */
export function Photos() {
  const photos = useStore($photos)
  const canAdd = useStore($canAdd)
  const [shown, setShown] = useState<{ source: string; title: string }>()
  return (
    <section className="card">
      <h2 className="card_title">{messages.photos}</h2>
      <p className="photos_hint">{messages.photosHint}</p>
      <ul className="photos">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            onShow={(source, title) => setShown({ source, title })}
          />
        ))}
        {canAdd && (
          <li>
            <AddPhoto />
          </li>
        )}
      </ul>
      <Problems />
      {shown && <PictureViewer {...shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

function AddPhoto() {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    addPhotos(Array.from(target.files ?? []))
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

/** Which photos were not taken or not uploaded, and why. */
function Problems() {
  const photos = useStore($photos)
  const refusals = useStore($refusals)
  return (
    <ul className="photos_problems" aria-live="polite">
      {photos.map(
        (photo, index) =>
          photo.state === 'failed' && (
            <li className="photos_problem" key={photo.id}>
              <div>
                <p>
                  <strong>{messages.failed.replace('{number}', String(index + 1))}</strong>{' '}
                  {photo.message}
                </p>
                <Button look="quiet" onClick={() => removePhoto(photo.id)}>
                  {messages.removeFailed}
                </Button>
              </div>
            </li>
          )
      )}
      {refusals.map(({ id, name, reason }) => (
        <li className="photos_problem" key={id}>
          <p>
            <strong>{name}</strong>: {reason}
          </p>
          <button
            type="button"
            className="photos_dismiss"
            aria-label={messages.dismiss.replace('{name}', name)}
            onClick={() => dismissRefusal(id)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
