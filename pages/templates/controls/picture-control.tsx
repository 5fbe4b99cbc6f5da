import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { dataUrlOf } from '../../../shared/lib/data-url.ts'
import { ownAddress } from '../../../shared/lib/own-address.ts'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Field } from '../../../shared/ui/field/field.tsx'
import type { EditedTemplate } from '../edited-template.ts'
import { textOf, useEditing, useField } from '../editing.ts'
import { dataOf, visibleAddress } from '../picture-data.ts'
import { picturesOf } from '../problems.ts'
import { pictureNeeds, shrinkPicture } from '../shrink-picture.ts'
import type { TemplatesPage } from '../store.ts'

/** Pictures of other templates, which a new one may not replace. */
const otherPictures = (store: TemplatesPage, { name }: EditedTemplate) =>
  store.$templates
    .get()
    .filter(each => each.name !== name)
    .flatMap(({ visible }) => picturesOf(visible).map(([, address]) => address))

/** `/landing/june-hero.webp`, or with a number where that is taken. */
function freePlace(name: string, ending: string, taken: readonly string[]): string {
  let place = `${name}.${ending}`
  for (let number = 2; taken.includes(place); number++) place = `${name}-${number}.${ending}`
  return place
}

/** Answers why a picture cannot be taken; '' where it can. */
async function takePicture(
  file: File,
  path: keyof typeof pictureNeeds,
  store: TemplatesPage,
  template: EditedTemplate
): Promise<string> {
  try {
    const picture = await shrinkPicture(file, pictureNeeds[path])
    const ending = picture.type.replace('image/', '').replace('jpeg', 'jpg')
    const name = `/landing/${template.visible.id}-${path.replace('.image', '')}`
    const place = freePlace(name, ending, otherPictures(store, template))
    store.setPicture(template.name, path, place, await dataUrlOf(picture))
    return ''
  } catch (error) {
    const isOurs = error instanceof Error && /kB/.test(error.message)
    return isOurs ? error.message : messages.pictureFailed
  }
}

type PicturePath = keyof typeof pictureNeeds

export const isPicturePath = (path: string): path is PicturePath => path in pictureNeeds

export function PictureControl({ path }: { path: PicturePath }) {
  const { store, template } = useEditing()
  const { id, label, value, error, set } = useField(path)
  const [failure, setFailure] = useState('')
  const found = useStore(store.pictures.$found)
  const address = textOf(value)
  const chosen = template.pictures[address]

  const take = async (file: File | undefined) => {
    if (file) setFailure(await takePicture(file, path, store, template))
  }

  return (
    <div className="picture">
      <Field
        id={id}
        label={label}
        value={address}
        error={failure || error}
        onChange={event => set(event.target.value)}
      />
      <div className="picture_row">
        {(chosen || found.get(address)) && (
          <img
            className="picture_thumb"
            src={chosen ? visibleAddress(chosen) : ownAddress(address)}
            alt=""
          />
        )}
        <label className="button is-secondary picture_choose">
          {messages.choosePicture}
          <input
            className="picture_file"
            type="file"
            accept="image/*"
            aria-label={`${messages.choosePicture}: ${label}`}
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {address && (
          <Button variant="quiet" onClick={() => set('')}>
            {messages.removePicture}
          </Button>
        )}
      </div>
      {chosen && (
        <p className="templates_hint">
          {formatMessage(messages.pictureSize, {
            kilobytes: Math.ceil(dataOf(chosen).bytes.length / 1000)
          })}
        </p>
      )}
    </div>
  )
}
